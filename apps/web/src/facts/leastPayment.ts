import { leastBid } from '@modern-art/engine'
import type { BiddingView } from '@modern-art/engine'

/** The least that must be bid, or paid, to have the lot now. */
export function leastPayment(bidding: BiddingView): number {
  if (bidding.type === 'fixed_price') return bidding.price ?? 1
  return bidding.type === 'hidden' ? 1 : leastBid(bidding.bids)
}
