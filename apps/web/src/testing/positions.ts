import {
  NO_VARIANTS,
  choicesFor,
  formatTranscript,
  play,
  quickRandom,
  randomAction,
  resolveConfig,
  startGame,
} from '@modern-art/engine'
import type { Action, GameState, Variants, WrittenConfig } from '@modern-art/engine'

export interface Position {
  /** The first position of a game of chance for which this is true. */
  readonly when: (state: GameState) => boolean
  /** What happens then. */
  readonly next?: readonly Action[]
  readonly players?: readonly string[]
  readonly variants?: Partial<Variants>
}

const MOST_GAMES = 2000

/** The file of a game that has come to a position: no need to play up to it on the screen. */
export function fileOf({ when, next = [], players = ['Ada', 'Ben', 'Cleo'], variants = {} }: Position): string {
  for (let game = 1; game <= MOST_GAMES; game += 1) {
    const config: WrittenConfig = {
      players,
      deck: 'rulebook',
      variants: { ...NO_VARIANTS, ...variants },
      startingSeat: null,
      seed: `position ${game}`,
    }
    const actions = actionsUntil(config, when, game)
    if (actions !== null) return formatTranscript({ config, actions: [...actions, ...next] })
  }
  throw new Error('chance never comes to this position')
}

function actionsUntil(config: WrittenConfig, when: Position['when'], game: number): readonly Action[] | null {
  const random = quickRandom(game)
  const actions: Action[] = []
  let { state } = startGame(resolveConfig(config))
  while (!when(state)) {
    if (state.phase.name === 'finished') return null
    const action = randomAction(state, random)
    const played = play(state, action)
    if (!played.ok) throw new Error(`chance broke a rule: ${played.rejection.message}`)
    ;({ state } = played)
    actions.push(action)
  }
  return actions
}

/** Seat 0 is to make its one offer, and 14 is bid: it can still pay much more. */
export const ONE_OFFER_ABOVE_14: Position = {
  when: ({ phase, money, past }) =>
    past.length === 0 &&
    phase.name === 'auction' &&
    phase.bidding.type === 'one_offer' &&
    phase.bidding.asked === 2 &&
    phase.offer.auctioneer !== 2 &&
    phase.offer.cards.length === 1 &&
    (phase.bidding.bids.at(-1)?.amount ?? 0) < 14 &&
    money[0] === 100,
  next: [{ type: 'bid', seat: 2, amount: 14 }],
}

/** An open auction in which nobody has spoken. */
export const OPEN_AUCTION: Position = {
  when: ({ phase, money, past }) =>
    past.length === 0 &&
    phase.name === 'auction' &&
    phase.bidding.type === 'open' &&
    phase.bidding.bids.length === 0 &&
    !phase.bidding.passed.includes(true) &&
    money.every((amount) => amount >= 60),
}

/** An open auction in which all others have passed to a standing bid, and seat 0 is to speak. */
export const LAST_WORD: Position = {
  when: ({ phase, money, past }) => {
    if (past.length > 0 || phase.name !== 'auction' || phase.bidding.type !== 'open') return false
    const { bids, passed } = phase.bidding
    const leads = bids.at(-1)?.seat ?? 0
    return leads !== 0 && passed.every((each, seat) => each === (seat !== 0 && seat !== leads)) && (money[0] ?? 0) >= 60
  },
}

/** Seat 0 is to play a card, and the season is under way. */
export const YOUR_TURN: Position = {
  when: ({ phase, played }) => phase.name === 'awaiting_card_play' && phase.asked === 0 && played.length > 3,
}

/** Seat 0 may add a second painting, and has one that does not end the season. */
export const YOUR_SECOND: Position = {
  when: (state) =>
    state.phase.name === 'double_offer' &&
    state.phase.asked === 0 &&
    state.played.length < 4 &&
    choicesFor(state, 0).some(({ type }) => type === 'offer_second'),
}

/** Seat 0 is to seal a bid for a lot that would pay something. */
export const YOUR_SEALED_BID: Position = {
  when: ({ phase, played, money }) =>
    phase.name === 'auction' &&
    phase.bidding.type === 'hidden' &&
    phase.bidding.sealed[0] === null &&
    played.length > 6 &&
    (money[0] ?? 0) > 60,
}

/** Seat 0 is to name its price for one painting, and can pay much. */
export const YOUR_PRICE: Position = {
  when: ({ phase, money, played, past }) =>
    past.length === 0 &&
    phase.name === 'auction' &&
    phase.bidding.type === 'fixed_price' &&
    phase.bidding.price === null &&
    phase.offer.auctioneer === 0 &&
    phase.offer.cards.length === 1 &&
    played.length > 4 &&
    played.length < 9 &&
    (money[0] ?? 0) > 60,
}

/** Seat 0 may buy at the price that somebody has named, and can pay it. */
export const YOUR_PURCHASE: Position = {
  when: ({ phase, money }) =>
    phase.name === 'auction' &&
    phase.bidding.type === 'fixed_price' &&
    phase.bidding.price !== null &&
    phase.bidding.asked === 0 &&
    phase.bidding.price <= (money[0] ?? 0),
}

/** The first season is over, and the next one has not begun: its page is shown first. */
export const SEASON_OVER: Position = {
  when: ({ past, phase, lots }) => past.length === 1 && lots.length === 0 && phase.name === 'awaiting_card_play',
}

/** Seat 0 has a painting to play, and some have been sold. */
export const MY_CARD: Position = {
  when: ({ phase, lots }) => lots.length > 2 && phase.name === 'awaiting_card_play' && phase.asked === 0,
}

export const FINISHED: Position = { when: ({ phase }) => phase.name === 'finished' }

/** Seat 0 may flip a card of the mystery hand. */
export const FLIP: Position = {
  when: ({ phase }) => phase.name === 'mystery' && phase.asked === 0,
  variants: { mysteryHand: true },
}
