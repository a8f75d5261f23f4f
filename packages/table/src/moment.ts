import { highestBid } from '@modern-art/engine'
import type { Action, Seat } from '@modern-art/engine'
import type { Result } from './contract/message.ts'
import { refuse } from './refusal.ts'
import type { Admitted, Moment, Table, WaitingBid } from './table.ts'

/*
 * The same moment of an open auction: from the first bid on nothing is played until it ends. Bids gather, passes wait
 * for the bid that will stand, hammer and clocks fire later, orders act later: so what was legal stays so.
 */

/** Whether a seat has a bid or a pass in the present moment; with an id, whether it is that one. */
export function isWaiting({ moment }: Table, seat: Seat, actionId: string | null = null): boolean {
  if (moment === null) return false
  return [...moment.bids, ...moment.passes].some(
    (admitted) => admitted.seat === seat && (actionId === null || admitted.actionId === actionId),
  )
}

/** Why an action that the rules allow does not fit with what the seat did in the same moment. */
export function whyNotInMoment({ moment }: Table, action: Action, seat: Seat): Result | null {
  if (moment === null) return null
  if (moment.passes.some((pass) => pass.seat === seat)) {
    return refuse('already_passed', `seat ${seat} has just passed`)
  }
  const own = moment.bids.find((bid) => bid.seat === seat)
  if (own === undefined) return null
  if (action.type !== 'bid') return refuse('own_standing_bid', `seat ${seat} has just bid ${own.amount}`)
  return action.amount > own.amount
    ? null
    : refuse('amount_too_low', `${action.amount} is too low: seat ${seat} has just bid ${own.amount}`)
}

/** The highest bid; of equal ones that which would win a hidden auction. */
export function highestWaiting({ state, occupants }: Table, { bids }: Moment): WaitingBid | null {
  const auctioneer = state.phase.name === 'auction' ? state.phase.offer.auctioneer : 0
  const bidOf = (seat: Seat): WaitingBid | null => bids.find((bid) => bid.seat === seat) ?? null
  const bySeat = occupants.map((_, seat) => bidOf(seat) ?? { seat, amount: 0 })
  return bidOf(highestBid(bySeat, auctioneer).seat)
}

/** The moment with one more admitted in it; a seat has one bid. */
export function joinMoment(moment: Moment, admitted: Admitted): Moment {
  const { action } = admitted
  if (action.type !== 'bid') return { ...moment, passes: [...moment.passes, admitted] }
  const others = moment.bids.filter((bid) => bid.seat !== admitted.seat)
  return { ...moment, bids: [...others, { ...admitted, amount: action.amount }] }
}
