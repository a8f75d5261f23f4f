import { onceAround } from '@modern-art/engine'
import type { Bid, Choice, Offer, Seat } from '@modern-art/engine'
import { REAL_GAIN, amountWithin, highestAmount } from './amounts.ts'
import { LotOutlook } from './lotOutlook.ts'
import { sampleWorlds } from './sampleWorlds.ts'
import type { Search, SearchContext } from './searchContext.ts'
import { Trials } from './trials.ts'

/** Candidate 0 is to pass, candidate k to bid min + k - 1. */
export function* searchOffer(
  context: SearchContext,
  offer: Offer,
  bids: readonly Bid[],
  { min, max }: Extract<Choice, { type: 'bid' }>,
): Search {
  const { seat, seats, baseline } = context
  const isSeller = seat === offer.auctioneer
  const outlook = new LotOutlook(context, offer)
  // Nobody comes after the auctioneer: more than the least would be a gift to the bank.
  const top = isSeller ? min : highestAmount(outlook, max)
  if (top < min) return { type: 'pass', seat }
  const after = onceAround(offer.auctioneer, seats, seat).slice(1)
  const standing = bids.at(-1) ?? { seat: offer.auctioneer, amount: 0 }
  const trials = new Trials(top - min + 2, context.samples)
  yield* sampleWorlds(context, trials, () => {
    outlook.nextWorld('once')
    for (let candidate = 0; candidate <= top - min + 1; candidate += 1) {
      const made = candidate === 0 ? standing : { seat, amount: min + candidate - 1 }
      const last = lastBid(outlook, made, after, offer.auctioneer)
      trials.note(candidate, outlook.scoreOfSale(last.seat, last.amount))
    }
  })
  const usual = (isSeller ? baseline.buyBack : baseline.once) * outlook.worth
  const best = trials.best(amountWithin(usual, min - 1, top) - min + 1, REAL_GAIN)
  return best === 0 ? { type: 'pass', seat } : { type: 'bid', seat, amount: min + best - 1 }
}

/** The last bid, when the seats after the searching one have made theirs. The auctioneer only ever tops a bid by 1. */
function lastBid({ limits }: LotOutlook, made: Bid, after: readonly Seat[], auctioneer: Seat): Bid {
  let last = made
  for (const seat of after) {
    const amount = limits[seat] as number
    if (amount <= last.amount) continue
    if (seat !== auctioneer) last = { seat, amount }
    else if (last.amount > 0) last = { seat, amount: last.amount + 1 }
  }
  return last
}
