import type { Action, ActionOf } from './action.ts'
import { formatCard, isCard } from './card.ts'
import type { Choice, SeatActionType } from './choice.ts'
import { choicesFor, mayAct, mayHammer } from './choices.ts'
import { moneyOf } from './payment.ts'
import { reject } from './rejection.ts'
import type { Rejection } from './rejection.ts'
import { risingBid } from './rules/bidding.ts'
import type { Seat } from './seat.ts'
import type { Bidding, GameState, Phase } from './state.ts'

type SeatAction = Exclude<Action, { type: 'hammer' }>

/**
 * Why the rules forbid this action now, or `null` if they allow it. The reason may speak of what the acting seat alone
 * knows: it is for that seat's eyes.
 */
export function check(state: GameState, action: Action): Rejection | null {
  if (state.phase.name === 'finished') return reject('game_over', 'the game is over')
  if (action.type === 'hammer') return mayHammer(state) ? null : wrongPhase(state.phase, action.type)
  if (!isSeat(state, action.seat)) return reject('no_such_seat', `there is no seat ${action.seat}`)
  const choice = choicesFor(state, action.seat).find((candidate) => candidate.type === action.type)
  return choice === undefined ? whyNoChoice(state, action) : whyOutside(state, choice, action)
}

function isSeat(state: GameState, seat: Seat): boolean {
  return isWhole(seat) && state.hands[seat] !== undefined
}

/** Minus zero is an integer to the language, but not the same after a trip through JSON. */
function isWhole(number: number): boolean {
  return Number.isInteger(number) && !Object.is(number, -0)
}

/** Why an action is outside the choice that the seat has for it; `null` if it is within. */
function whyOutside(state: GameState, choice: Choice, action: SeatAction): Rejection | null {
  switch (action.type) {
    case 'play_card':
    case 'offer_second':
      return 'cards' in choice && choice.cards.includes(action.card) ? null : whyNotCard(state, action)
    case 'bid':
    case 'submit_bid':
      return whyNotAmount(choice, action.amount)
    case 'set_price':
      return whyNotAmount(choice, action.price)
    case 'decline_second':
    case 'pass':
    case 'buy':
    case 'reveal_mystery':
    case 'skip_mystery':
      return null
  }
}

function whyNotAmount(choice: Choice, amount: number): Rejection | null {
  if (!isWhole(amount) || !('min' in choice)) return reject('not_a_whole_number', `${amount} is not a whole number`)
  const { min, max } = choice
  if (amount < min) return reject('amount_too_low', `${amount} is too low: at least ${min} is asked`)
  if (amount > max) return reject('not_enough_money', `${amount} is more than the ${max} that the seat has`)
  return null
}

function whyNotCard(state: GameState, action: ActionOf<'play_card' | 'offer_second'>): Rejection {
  const { seat, card } = action
  if (!isCard(card)) return reject('card_not_in_hand', `there is no card ${card}`)
  return state.hands[seat]?.includes(card)
    ? reject('card_does_not_fit', `${formatCard(card)} cannot be added to this double`)
    : reject('card_not_in_hand', `seat ${seat} does not hold ${formatCard(card)}`)
}

function whyNoChoice(state: GameState, action: SeatAction): Rejection {
  const { phase } = state
  const { seat, type } = action
  if (!asksFor(phase, type)) return wrongPhase(phase, type)
  if (!mayAct(phase, seat)) return whyWaiting(phase, seat)
  if (action.type === 'offer_second') return whyNotCard(state, action)
  return (
    whyNotBid(state, action) ??
    reject('not_enough_money', `seat ${seat} has ${moneyOf(state.money, seat)}, too little for that`)
  )
}

/** A seat that cannot top the standing bid has no choice to bid; what it bids may be too low all the same. */
function whyNotBid(state: GameState, action: SeatAction): Rejection | null {
  const { phase } = state
  if (action.type !== 'bid' || phase.name !== 'auction') return null
  const { bidding } = phase
  if (bidding.type !== 'open' && bidding.type !== 'one_offer') return null
  return whyNotAmount(risingBid(state, bidding.bids, action.seat), action.amount)
}

/** Which actions a phase asks for, from whichever seat it asks. */
function asksFor(phase: Phase, type: SeatActionType): boolean {
  switch (phase.name) {
    case 'awaiting_card_play':
      return type === 'play_card'
    case 'double_offer':
      return type === 'offer_second' || type === 'decline_second'
    case 'auction':
      return biddingAsksFor(phase.bidding, type)
    case 'mystery':
      return type === 'reveal_mystery' || type === 'skip_mystery'
    case 'finished':
      return false
  }
}

function biddingAsksFor(bidding: Bidding, type: SeatActionType): boolean {
  switch (bidding.type) {
    case 'open':
    case 'one_offer':
      return type === 'bid' || type === 'pass'
    case 'hidden':
      return type === 'submit_bid'
    case 'fixed_price':
      return bidding.price === null ? type === 'set_price' : type === 'buy' || type === 'pass'
  }
}

function whyWaiting(phase: Phase, seat: Seat): Rejection {
  const bidding = phase.name === 'auction' ? phase.bidding : null
  if (bidding?.type === 'hidden') return reject('already_submitted', `seat ${seat} has submitted its bid`)
  if (bidding?.type !== 'open') return reject('not_your_turn', `it is not for seat ${seat} to act`)
  return bidding.passed[seat]
    ? reject('already_passed', `seat ${seat} has passed on the standing bid`)
    : reject('own_standing_bid', `seat ${seat} holds the standing bid`)
}

function wrongPhase(phase: Phase, type: Action['type']): Rejection {
  return reject('wrong_phase', `${type} is no answer now: ${questionOf(phase)}`)
}

/** The question that a phase asks, in words. */
function questionOf(phase: Phase): string {
  switch (phase.name) {
    case 'awaiting_card_play':
      return 'a card is to be played'
    case 'double_offer':
      return 'a second card is to be added or declined'
    case 'auction':
      return biddingQuestion(phase.bidding)
    case 'mystery':
      return 'the auctioneer is to flip a card of the mystery hand or leave it'
    case 'finished':
      return 'the game is over'
  }
}

function biddingQuestion(bidding: Bidding): string {
  switch (bidding.type) {
    case 'open':
      return 'an open auction runs, and each seat bids or passes'
    case 'one_offer':
      return 'a one-offer auction runs, and the seat asked bids or passes'
    case 'hidden':
      return 'a hidden auction runs, and each seat submits one bid'
    case 'fixed_price':
      return bidding.price === null
        ? 'the auctioneer is to name the price first'
        : 'the price is named, and the seat asked buys or passes'
  }
}
