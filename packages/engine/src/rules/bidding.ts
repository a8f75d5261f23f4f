import type { Choice } from '../choice.ts'
import { moneyOf } from '../payment.ts'
import { leftOf } from '../seat.ts'
import type { Seat } from '../seat.ts'
import type { Bid, Bidding, GameState } from '../state.ts'

type Aloud = Extract<Bidding, { type: 'open' | 'one_offer' }>

const PASS: Choice = { type: 'pass' }
const PASS_ONLY: readonly Choice[] = [PASS]

/** The highest bid made aloud; `null` where there is none yet, or bids are not made aloud. */
export function standingBid(bidding: Aloud | { readonly type: 'hidden' | 'fixed_price' }): Bid | null {
  return bidding.type === 'open' || bidding.type === 'one_offer' ? (bidding.bids.at(-1) ?? null) : null
}

/** Bids made aloud rise. */
export function leastBid(bids: readonly Bid[]): number {
  return (bids.at(-1)?.amount ?? 0) + 1
}

/** Of bids by seat, 0 for none, the one that wins: of equal ones the auctioneer's, then the first clockwise from there. */
export function highestBid(bids: readonly Bid[], auctioneer: Seat): Bid {
  let best: Bid = { seat: auctioneer, amount: 0 }
  let seat = auctioneer
  do {
    const bid = bids[seat]
    if (bid !== undefined && bid.amount > best.amount) best = bid
    seat = leftOf(seat, bids.length)
  } while (seat !== auctioneer)
  return best
}

/** A bid is a whole number above the standing bid, from 1 up to the bidder's own money; the range is empty if that is too little. */
export function risingBid(state: GameState, bids: readonly Bid[], seat: Seat): Extract<Choice, { type: 'bid' }> {
  return { type: 'bid', min: leastBid(bids), max: moneyOf(state.money, seat) }
}

export function bidOrPass(state: GameState, bids: readonly Bid[], seat: Seat): readonly Choice[] {
  const bid = risingBid(state, bids, seat)
  return bid.max < bid.min ? PASS_ONLY : [bid, PASS]
}
