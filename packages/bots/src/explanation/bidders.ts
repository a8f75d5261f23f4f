import { clockwiseFrom, isAskedOpen, isLastToPass, onceAround } from '@modern-art/engine'
import type { AuctionView, Seat } from '@modern-art/engine'
import type { Reason } from './reason.ts'

/**
 * The other seats that may still buy after this one has spoken. In an open auction those are the ones that a bid would
 * ask again; where bids are sealed, all.
 */
export function seatsToCome({ bidding, offer }: AuctionView, seat: Seat, seats: number): readonly Seat[] {
  const sequence = bidding.type === 'one_offer' ? onceAround(offer.auctioneer, seats, seat) : clockwiseFrom(seat, seats)
  return sequence.filter((other) => other !== seat)
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

/** How many others are asked now in an open auction: neither the highest bidder nor those who have passed. */
export function stillBidding(bidding: Extract<AuctionView['bidding'], { type: 'open' }>, seat: Seat): number {
  return bidding.passed.filter((_, other) => other !== seat && isAskedOpen(bidding, other)).length
}
