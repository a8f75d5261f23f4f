import { DECK_NAMES, FEWEST_SEATS, MOST_SEATS, MYSTERY_SEATS } from '@modern-art/engine'
import type { DeckName, SeededConfig } from '@modern-art/engine'
import { parseWhole } from './arguments.ts'
import { printable } from './narration/printable.ts'
import { UsageError } from './usageError.ts'

/** Options that say how a table is set. */
export const TABLE_OPTIONS = {
  players: { type: 'string' },
  seed: { type: 'string' },
  deck: { type: 'string' },
  'mystery-hand': { type: 'boolean' },
  'split-double': { type: 'boolean' },
  'open-money': { type: 'boolean' },
} as const

/** Options of commands that make one game, not many. */
export const ONE_GAME_OPTIONS = {
  names: { type: 'string' },
  'starting-seat': { type: 'string' },
} as const

type OptionName = keyof typeof TABLE_OPTIONS | keyof typeof ONE_GAME_OPTIONS

type TableValues = Readonly<Partial<Record<OptionName, string | boolean | undefined>>>

/** The configuration of a table, without its seed. */
export type TableConfig = Omit<SeededConfig, 'seed'>

/** As many as can sit at a table. */
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva']
const USUAL_SEATS = 4

export function parseTable(values: TableValues): TableConfig {
  const players = parsePlayers(given(values.players), given(values.names))
  const deck = parseDeck(given(values.deck))
  const mysteryHand = values['mystery-hand'] === true
  if (mysteryHand && players.length !== MYSTERY_SEATS) {
    throw new UsageError(`--mystery-hand is for ${MYSTERY_SEATS} players, not ${players.length}`)
  }
  const variants = {
    mysteryHand,
    splitDouble: values['split-double'] === true,
    openMoney: values['open-money'] === true,
  }
  const start = given(values['starting-seat'])
  const startingSeat = start === null ? null : parseWhole('--starting-seat', start, 0, players.length - 1)
  return { players, deck, variants, startingSeat }
}

/** The seed, which must be one that can be typed again. */
export function parseSeed(values: TableValues): string | null {
  const seed = given(values.seed)
  if (seed !== null && printable(seed) !== seed) throw new UsageError('--seed must not contain control characters')
  return seed
}

function given(value: string | boolean | undefined): string | null {
  return typeof value === 'string' ? value : null
}

/** Names alone say how many play; with both, they must agree. */
function parsePlayers(number: string | null, names: string | null): readonly string[] {
  const seats = number === null ? null : parseWhole('--players', number, FEWEST_SEATS, MOST_SEATS)
  if (names === null) return NAMES.slice(0, seats ?? USUAL_SEATS)
  const players = names.split(',').map((name) => name.trim())
  if (players.includes('')) throw new UsageError('--names must be names separated by commas, none of them empty')
  if (seats !== null && players.length !== seats) {
    throw new UsageError(`--names has ${players.length} names, but --players says ${seats}`)
  }
  if (players.length < FEWEST_SEATS || players.length > MOST_SEATS) {
    throw new UsageError(`--names must have ${FEWEST_SEATS} to ${MOST_SEATS} names, not ${players.length}`)
  }
  return players
}

function parseDeck(name: string | null): DeckName {
  const [usual] = DECK_NAMES
  const deck = name === null ? usual : DECK_NAMES.find((known) => known === name)
  if (deck === undefined) throw new UsageError(`--deck must be ${DECK_NAMES.join(' or ')}, not ${name}`)
  return deck
}

/** The options that set this table, as they would be typed; names and variants only where they are not the usual. */
export function formatTable(table: TableConfig): string {
  const { players, deck, variants, startingSeat } = table
  const usualNames = players.every((name, seat) => name === NAMES[seat])
  return [
    usualNames ? `--players ${players.length}` : formatOption('--names', players.join(',')),
    ...(deck === DECK_NAMES[0] ? [] : [`--deck ${deck}`]),
    ...(variants.mysteryHand ? ['--mystery-hand'] : []),
    ...(variants.splitDouble ? ['--split-double'] : []),
    ...(variants.openMoney ? ['--open-money'] : []),
    ...(startingSeat === null ? [] : [`--starting-seat ${startingSeat}`]),
  ].join(' ')
}

/** An option with its value, as a shell and the parser of arguments read it back. */
export function formatOption(option: string, value: string): string {
  const word = /^[\w./,-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`
  return `${option}${value.startsWith('-') ? '=' : ' '}${word}`
}
