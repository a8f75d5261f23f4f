import { cardsIn, eventFor, play, quickRandom, randomAction, replay, shuffle, startGame } from '@modern-art/engine'
import type { Action, Card, GameConfig, GameState, Random, Seat, Variants } from '@modern-art/engine'

/** A beginning of a game, as it is dealt and played. */
export interface Script {
  readonly deckOrder: readonly Card[]
  readonly actions: readonly Action[]
}

/** Two games that are the same to a viewer's eyes: the unseen cards lie elsewhere, and others have sealed other amounts. */
export type Twins = readonly [Script, Script]

export interface TwinsWanted {
  readonly seed: number
  readonly players: readonly string[]
  readonly variants: Variants
  /** `null` is a spectator. */
  readonly viewer: Seat | null
  /** How many actions at most; `null` plays to the end. */
  readonly most: number | null
  /** Whether the hammer may fall. */
  readonly hammer: boolean
}

/** `null` where the second game cannot be played. */
export function twins(wanted: TwinsWanted): Twins | null {
  const { seed, players, variants, viewer } = wanted
  const random = quickRandom(seed)
  const deckOrder = shuffle(cardsIn('rulebook'), random)
  const config: GameConfig = { players, deck: 'rulebook', variants, startingSeat: 0, deckOrder }
  const actions = anyActions(config, wanted, random)
  const other = { ...config, deckOrder: redealt(config, actions, viewer, random) }
  const otherActions = resealed(other, actions, viewer, random)
  if (replay({ config: other, actions: otherActions }).fault !== null) return null
  return [
    { deckOrder, actions },
    { deckOrder: other.deckOrder, actions: otherActions },
  ]
}

/** Ends in the middle of a hidden auction where it can. */
function anyActions(config: GameConfig, { viewer, most, hammer }: TwinsWanted, random: Random): readonly Action[] {
  const actions: Action[] = []
  let { state } = startGame(config)
  const enough = (): boolean =>
    most !== null && (actions.length >= most || (actions.length > most / 2 && sealedByOthers(state, viewer) > 0))
  while (state.phase.name !== 'finished' && !enough()) {
    const action = randomAction(state, random)
    if (action.type === 'hammer' && !hammer) continue
    const played = play(state, action)
    if (!played.ok) throw new Error(played.rejection.message)
    actions.push(action)
    ;({ state } = played)
  }
  return actions
}

function sealedByOthers({ phase }: GameState, viewer: Seat | null): number {
  if (phase.name !== 'auction' || phase.bidding.type !== 'hidden') return 0
  return phase.bidding.sealed.filter((amount, seat) => amount !== null && seat !== viewer).length
}

/** What neither came to light nor to the viewer's hand lies anywhere else. */
function redealt(config: GameConfig, actions: readonly Action[], viewer: Seat | null, random: Random): readonly Card[] {
  const { steps } = replay({ config, actions })
  const state = steps.at(-1)?.state
  const shown = state === undefined ? [] : [...state.played, ...state.past.flatMap((round) => round.played)]
  const dealt = steps
    .flatMap(({ events }) => events)
    .map((event) => eventFor(event, viewer))
    .flatMap((event) => (event.type === 'cards_dealt' ? event.own : []))
  const seen = new Set([...shown, ...dealt])
  const pool = shuffle(
    config.deckOrder.filter((card) => !seen.has(card)),
    random,
  )
  return config.deckOrder.map((card) => (seen.has(card) ? card : (pool.pop() ?? card)))
}

/** Others seal other amounts in a hidden auction that is still on at the end. */
function resealed(
  config: GameConfig,
  actions: readonly Action[],
  viewer: Seat | null,
  random: Random,
): readonly Action[] {
  const last = replay({ config, actions }).steps.at(-1)?.state
  if (last?.phase.name !== 'auction' || last.phase.bidding.type !== 'hidden') return actions
  const pending = last.phase.bidding.sealed.filter((amount) => amount !== null).length
  return actions.map((action, index) =>
    action.type === 'submit_bid' && action.seat !== viewer && index >= actions.length - pending
      ? { ...action, amount: random((last.money[action.seat] ?? 0) + 1) }
      : action,
  )
}
