import { isLastToPass, leftOf } from '@modern-art/engine'
import type { AuctionView, Seat } from '@modern-art/engine'
import type { Reason } from './reason.ts'

/**
 * The other seats that may still buy after this one has spoken. In an open auction those are the ones that a bid would
 * ask again; where bids are sealed, all.
 */
export function seatsToCome({ bidding, offer }: AuctionView, seat: Seat, seats: number): readonly Seat[] {
  const rivals: Seat[] = []
  const last = bidding.type === 'one_offer' ? offer.auctioneer : null
  for (let rival = leftOf(seat, seats); rival !== seat; rival = leftOf(rival, seats)) {
    rivals.push(rival)
    if (rival === last) break
  }
  return rivals
}

/** The reason not to fear a pass: the seat is asked again in an open auction, or others may still bid after it. */
export function othersToCome(auction: AuctionView, seat: Seat, seats: number): Reason | null {
  const { bidding } = auction
  switch (bidding.type) {
    case 'open':
      return isLastToPass(bidding, seat) ? null : { code: 'may_return' }
    case 'one_offer':
      return { code: 'others_may_bid', seats: seatsToCome(auction, seat, seats).length }
    case 'hidden':
    case 'fixed_price':
      return null
  }
}

/** How many others, the highest bidder apart, have not passed in an open auction. */
export function stillBidding({ bids, passed }: Extract<AuctionView['bidding'], { type: 'open' }>, seat: Seat): number {
  const highestBidder = bids.at(-1)?.seat
  return passed.filter((hasPassed, other) => !hasPassed && other !== seat && other !== highestBidder).length
}
