import { standingBid } from '@modern-art/engine'
import type { BiddingView, Choice } from '@modern-art/engine'
import { BIDS_BEFORE_LIMIT } from '../raise.ts'
import { amountWithin } from '../search/amounts.ts'
import { richestRival } from './situation.ts'
import type { Situation } from './situation.ts'

type OpenBidding = Extract<BiddingView, { type: 'open' }>

/** A raise goes straight to this share of where the bidding is expected to end, and saves everyone the time. */
const BOLDNESS = 0.8
/** Close to that end, a raise goes this share of the way that is left to it. */
const STEP = 0.5

/**
 * The next bid of a seat in an open auction that would go up to `limit`, which is no less than `min`. Bids rise by jumps as
 * long as the rivals are expected to go further, and by 1 past that: the price ends close to what the next bidder would have
 * paid. The more often the seat has bid, the closer to its limit it goes.
 */
export function openRaise(
  situation: Situation,
  bidding: OpenBidding,
  limit: number,
  { min, max }: Extract<Choice, { type: 'bid' }>,
): number {
  const bidsSoFar = bidding.bids.filter((bid) => bid.seat === situation.viewer).length
  const end = expectedEnd(situation, bidding)
  const towards = Math.max(BOLDNESS * end, min + STEP * (Math.min(limit, end) - min))
  const patience = bidsSoFar / BIDS_BEFORE_LIMIT
  const impatient = min + Math.min(1, patience * patience) * (limit - min)
  // Nobody can top more than all their money.
  const most = Math.min(limit, max, Math.max(min, richestRival(situation) + 1))
  return amountWithin(Math.max(towards, impatient), min, most)
}

/** How far the rivals are expected to go: those who passed, no further than the standing bid. */
function expectedEnd({ expectedBids }: Situation, bidding: OpenBidding): number {
  const standing = standingBid(bidding)?.amount ?? 0
  let end = standing
  expectedBids.forEach((expected, seat) => {
    if (bidding.passed[seat] !== true) end = Math.max(end, expected)
  })
  return end
}
