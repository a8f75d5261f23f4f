import { seededDeck, seededStart } from './chance/seed.ts'
import type { Card } from './card.ts'
import { DECK_NAMES, DECK_SIZE } from './deck.ts'
import type { DeckName } from './deck.ts'
import { fault, isObject, parsed, quote, unknownField } from './fault.ts'
import type { JsonObject, Parsed } from './fault.ts'
import { formatCard } from './card.ts'
import { parseDeckCard, parseSeat } from './notation.ts'
import { FEWEST_SEATS, MOST_SEATS } from './seat.ts'
import type { Seat } from './seat.ts'
import { MYSTERY_SEATS, NO_VARIANTS, VARIANT_NAMES } from './setup.ts'
import type { GameConfig, Setup, Variants } from './setup.ts'

/** A set-up without the parts that chance may decide. */
type Certain = Pick<Setup, 'players' | 'deck' | 'variants'>

/** A configuration whose chance is a seed; without a starting seat the seed draws that too. */
export interface SeededConfig extends Certain {
  readonly startingSeat: Seat | null
  readonly seed: string
}

/** A configuration as transcripts write it. */
export type WrittenConfig = GameConfig | SeededConfig

/** Expands a seed into the deck, and the starting seat where it is left to chance. */
export function resolveConfig(config: WrittenConfig): GameConfig {
  if ('deckOrder' in config) return config
  const { players, deck, variants, seed } = config
  const startingSeat = config.startingSeat ?? seededStart(seed, players.length)
  return { players, deck, variants, startingSeat, deckOrder: seededDeck(seed, deck) }
}

export function formatConfig(config: WrittenConfig): JsonObject {
  const { players, deck, variants, startingSeat } = config
  const { mysteryHand, splitDouble, openMoney } = variants
  return {
    players,
    deck,
    variants: { mysteryHand, splitDouble, openMoney },
    ...(startingSeat === null ? {} : { startingSeat }),
    ...('seed' in config ? { seed: config.seed } : { deckOrder: config.deckOrder.map(formatCard) }),
  }
}

const CONFIG_FIELDS = ['players', 'deck', 'variants', 'startingSeat', 'deckOrder', 'seed']

/** Reads a configuration that may be anything at all. */
export function parseConfig(json: unknown): Parsed<WrittenConfig> {
  if (!isObject(json)) return fault('bad_config', `config must be an object, not ${quote(json)}`)
  const extra = unknownField(json, CONFIG_FIELDS)
  if (extra !== null) return fault('unknown_field', `config has no field ${quote(extra)}`)
  const players = parsePlayers(json['players'])
  if (!players.ok) return players
  const deck = parseDeckName(json['deck'])
  if (!deck.ok) return deck
  const variants = parseVariants(json['variants'], players.value.length)
  if (!variants.ok) return variants
  return parseChance(json, { players: players.value, deck: deck.value, variants: variants.value })
}

function parsePlayers(json: unknown): Parsed<readonly string[]> {
  if (!Array.isArray(json)) return fault('bad_players', `players must be a list of names, not ${quote(json)}`)
  if (json.length < FEWEST_SEATS || json.length > MOST_SEATS) {
    return fault('bad_players', `the game is for ${FEWEST_SEATS} to ${MOST_SEATS} players, not ${json.length}`)
  }
  const players: string[] = []
  for (const name of json as readonly unknown[]) {
    if (typeof name !== 'string') return fault('bad_players', `a player's name must be a string, not ${quote(name)}`)
    players.push(name)
  }
  return parsed(players)
}

function parseDeckName(json: unknown): Parsed<DeckName> {
  if (json === undefined) return parsed('rulebook')
  const name = DECK_NAMES.find((known) => known === json)
  return name === undefined
    ? fault('no_such_deck', `deck must be ${DECK_NAMES.join(' or ')}, not ${quote(json)}`)
    : parsed(name)
}

function parseVariants(json: unknown, seats: number): Parsed<Variants> {
  if (json === undefined) return parsed(NO_VARIANTS)
  if (!isObject(json)) return fault('bad_variants', `variants must be an object, not ${quote(json)}`)
  const extra = unknownField(json, VARIANT_NAMES)
  if (extra !== null) return fault('no_such_variant', `there is no variant ${quote(extra)}`)
  const variants: Record<keyof Variants, boolean> = { ...NO_VARIANTS }
  for (const name of VARIANT_NAMES) {
    const value = json[name] === undefined ? false : json[name]
    if (typeof value !== 'boolean') return fault('bad_variants', `${name} must be true or false, not ${quote(value)}`)
    variants[name] = value
  }
  if (variants.mysteryHand && seats !== MYSTERY_SEATS) {
    return fault('bad_variants', `mysteryHand is for ${MYSTERY_SEATS} players, not ${seats}`)
  }
  return parsed(variants)
}

/** Either a seed, which may draw the starting seat, or the whole deck and the starting seat. */
function parseChance(json: JsonObject, certain: Certain): Parsed<WrittenConfig> {
  const { startingSeat: start, deckOrder, seed } = json
  const seat: Parsed<Seat | null> = start === undefined ? parsed(null) : parseSeat(start, certain.players.length)
  if (!seat.ok) return fault('bad_start', `startingSeat: ${seat.fault.message}`)
  if (seed !== undefined && deckOrder !== undefined) {
    return fault('bad_config', 'config must have a seed or a deckOrder, not both')
  }
  if (seed !== undefined) {
    if (typeof seed !== 'string') return fault('bad_seed', `seed must be a string, not ${quote(seed)}`)
    return parsed({ ...certain, startingSeat: seat.value, seed })
  }
  if (deckOrder === undefined) return fault('bad_config', 'config needs a deckOrder or a seed')
  if (seat.value === null) return fault('bad_start', 'with a deckOrder, config needs a startingSeat')
  const cards = parseDeckOrder(deckOrder, certain.deck)
  return cards.ok ? parsed({ ...certain, startingSeat: seat.value, deckOrder: cards.value }) : cards
}

function parseDeckOrder(json: unknown, deck: DeckName): Parsed<readonly Card[]> {
  if (!Array.isArray(json)) return fault('bad_deck_order', `deckOrder must be a list of cards, not ${quote(json)}`)
  const cards: Card[] = []
  for (const id of json as readonly unknown[]) {
    const card = parseDeckCard(id, deck)
    if (!card.ok) return fault('bad_deck_order', card.fault.message)
    if (cards.includes(card.value)) return fault('bad_deck_order', `deckOrder has the card ${quote(id)} twice`)
    cards.push(card.value)
  }
  return cards.length === DECK_SIZE
    ? parsed(cards)
    : fault('bad_deck_order', `deckOrder must have all ${DECK_SIZE} cards, not ${cards.length}`)
}
