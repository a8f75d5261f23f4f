import {
  NO_VARIANTS,
  PAINTINGS_THAT_END_A_ROUND,
  artistOf,
  auctionTypeOf,
  choicesFor,
  countPlayed,
  formatTranscript,
  paintingsOf,
  play,
  quickRandom,
  resolveConfig,
  seatsToAct,
  startGame,
} from '@modern-art/engine'
import type { Action, Card, Choice, GameState, Random, Seat, Variants, WrittenConfig } from '@modern-art/engine'

/*
 * Games whose tables are as full as can be: one museum buys nearly everything, and seasons last as long as they can.
 */

/** The seat that buys. */
const COLLECTOR: Seat = 1
/** So many paintings fill a collection. */
const FULL_COLLECTION = 15

const NAMES = ['Ada', 'Odile', 'Cosmo', 'Marek', 'Viktor']
const MOST_GAMES = 4000

export interface CrowdedPosition {
  readonly seats: 3 | 4 | 5
  /** The first position of a crowded game for which this is true. */
  readonly when: (state: GameState) => boolean
  readonly variants?: Partial<Variants>
}

/** The file of a crowded game that has come to a position. */
export function crowdedFile({ seats, when, variants = {} }: CrowdedPosition): string {
  for (let game = 1; game <= MOST_GAMES; game += 1) {
    const config: WrittenConfig = {
      players: NAMES.slice(0, seats),
      deck: 'rulebook',
      variants: { ...NO_VARIANTS, ...variants },
      startingSeat: null,
      seed: `crowded ${game}`,
    }
    const actions = actionsUntil(config, when, quickRandom(game))
    if (actions !== null) return formatTranscript({ config, actions })
  }
  throw new Error('no crowded game comes to this position')
}

/** Whether the collection is full, and seat 0 still has some cards. */
export function isFull({ lots, hands }: GameState): boolean {
  return paintingsOf(lots, COLLECTOR).length >= FULL_COLLECTION && (hands[0]?.length ?? 0) >= 3
}

function actionsUntil(config: WrittenConfig, when: CrowdedPosition['when'], random: Random): readonly Action[] | null {
  const actions: Action[] = []
  let { state } = startGame(resolveConfig(config))
  while (!when(state)) {
    // What comes later has emptier hands.
    if (state.phase.name === 'finished' || state.past.length > 2) return null
    const action = crowdedAction(state, random)
    const played = play(state, action)
    if (!played.ok) throw new Error(`a crowded game broke a rule: ${played.rejection.message}`)
    ;({ state } = played)
    actions.push(action)
  }
  return actions
}

/** Seat 0 answers last: its question is what a test wants to see. */
function crowdedAction(state: GameState, random: Random): Action {
  const asked = seatsToAct(state)
  const seat = asked.find((each) => each !== 0) ?? asked[0] ?? 0
  return answer(state, seat, choicesFor(state, seat), random)
}

function answer(state: GameState, seat: Seat, choices: readonly Choice[], random: Random): Action {
  for (const choice of choices) {
    const taken = taking(state, seat, choice, random)
    if (taken !== null) return taken
  }
  const declining = choices.find(({ type }) => type === 'pass' || type === 'decline_second' || type === 'skip_mystery')
  if (declining === undefined) throw new Error('there is nothing to decline')
  return { type: declining.type, seat } as Action
}

/** What a seat makes of a choice; `null` where it would rather decline. */
function taking(state: GameState, seat: Seat, choice: Choice, random: Random): Action | null {
  const buys = seat === COLLECTOR
  switch (choice.type) {
    case 'play_card':
      return { type: 'play_card', seat, card: pick(state, choice.cards, random) }
    case 'offer_second':
      return random(2) === 0 ? { type: 'offer_second', seat, card: pick(state, choice.cards, random) } : null
    case 'bid':
      return buys ? { type: 'bid', seat, amount: Math.min(choice.max, choice.min + random(9)) } : null
    case 'submit_bid':
      return { type: 'submit_bid', seat, amount: buys ? Math.min(choice.max, 1 + random(30)) : choice.min }
    case 'set_price':
      return { type: 'set_price', seat, price: Math.min(choice.max, choice.min + random(30)) }
    case 'buy':
      return buys ? { type: 'buy', seat } : null
    case 'pass':
    case 'decline_second':
    case 'reveal_mystery':
    case 'skip_mystery':
      return null
  }
}

/** A card that does not end the season, of the artist who is furthest behind; doubles in half of the cases. */
function pick(state: GameState, cards: readonly Card[], random: Random): Card {
  const count = (card: Card): number => countPlayed(state.played, artistOf(card))
  const safe = cards.filter(
    (card) => count(card) + (auctionTypeOf(card) === 'double' ? 1 : 0) < PAINTINGS_THAT_END_A_ROUND - 1,
  )
  const from = safe.length > 0 ? safe : cards
  const least = Math.min(...from.map(count))
  const best = from.filter((card) => count(card) <= least + random(2))
  return best[random(best.length)] ?? from[0] ?? 0
}
