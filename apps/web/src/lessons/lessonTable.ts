import {
  NO_VARIANTS,
  ROUNDS,
  auctionTypeOf,
  cardsIn,
  cardsPerHand,
  choicesFor,
  play,
  seatsToAct,
  startGame,
  viewFor,
} from '@modern-art/engine'
import type { Action, Card, GameState, Seat, Setup, Transcript } from '@modern-art/engine'
import { cardNamed, followScript } from './rival.ts'
import type { RivalScript } from './rival.ts'

/** The table of a lesson: what everybody holds, what has happened before, and how the rivals behave. The learner sits on seat 0. */
export interface LessonTable {
  /** By seat, for each season that the lesson needs: the cards that matter. The rest is filled up. */
  readonly hands: readonly (readonly string[])[]
  readonly startingSeat: Seat
  /** Lots of the past, each sold by the player in turn: `card buyer price`. The card that ends a season has neither. */
  readonly before: readonly string[]
  readonly rivals: readonly [RivalScript, RivalScript]
}

/** The game as it stands when the lesson begins. */
export function beginningOf({ hands, startingSeat, before }: LessonTable, players: readonly string[]): Transcript {
  const setup: Setup = { players, deck: 'rulebook', variants: NO_VARIANTS, startingSeat }
  const config = { ...setup, deckOrder: deckFor(setup, hands) }
  let { state } = startGame(config)
  const actions: Action[] = []
  const act = (action: Action): void => {
    const played = play(state, action)
    if (!played.ok) throw new Error(`${JSON.stringify(action)} in a lesson: ${played.rejection.message}`)
    state = played.state
    actions.push(action)
  }
  for (const line of before) sell(line, () => state, act)
  return { config, actions }
}

/** Plays one lot of the past. */
function sell(line: string, current: () => GameState, act: (action: Action) => void): void {
  const [id = '', buyer, price = '0'] = line.split(' ')
  const { phase } = current()
  if (phase.name !== 'awaiting_card_play') throw new Error(`nobody is to play ${id}`)
  act({ type: 'play_card', seat: phase.asked, card: cardNamed(id) })
  while (current().phase.name === 'auction') {
    const state = current()
    const [seat = 0] = seatsToAct(state)
    const pays = seat === Number(buyer) ? Number(price) : 0
    const script = { offers: [], asks: Number(price), pays: state.hands.map(() => pays) }
    act(straight(followScript(script, viewFor(state, seat), choicesFor(state, seat)), Number(price)))
  }
}

/** Nobody haggles in the past: a bid is the price. */
function straight(action: Action, price: number): Action {
  return action.type === 'bid' ? { ...action, amount: price } : action
}

/** A deck that deals these hands: what is left to fill them up comes from the other cards, doubles last. */
function deckFor(setup: Setup, hands: LessonTable['hands']): readonly Card[] {
  const named = new Set(hands.flat().flatMap(cardsNamed))
  const others = cardsIn(setup.deck).filter((card) => !named.has(card))
  const filling = [...others.filter((card) => !isDouble(card)).toReversed(), ...others.filter(isDouble)]
  const deck: Card[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const seat of setup.players.keys()) {
      const wanted = cardsNamed(hands[seat]?.[round - 1] ?? '')
      const missing = cardsPerHand(setup, round) - wanted.length
      deck.push(...wanted, ...filling.splice(0, missing))
    }
  }
  return [...deck, ...filling]
}

function isDouble(card: Card): boolean {
  return auctionTypeOf(card) === 'double'
}

/** Cards by their ids, with spaces in between. */
function cardsNamed(ids: string): readonly Card[] {
  return ids.split(/\s+/).filter(Boolean).map(cardNamed)
}
