import { leftOf } from '@modern-art/engine'
import type { Bid, Choice, Offer, Seat } from '@modern-art/engine'
import { REAL_GAIN, amountWithin, highestAmount } from './amounts.ts'
import { LotOutlook } from './lotOutlook.ts'
import { sampleWorlds } from './sampleWorlds.ts'
import type { Search, SearchContext } from './searchContext.ts'
import { Trials } from './trials.ts'

/**
 * Candidate k is to bid k. The worlds differ from seed to seed, and with them the guesses at the rivals' bids: that alone
 * keeps the answer from being the same each time.
 */
export function* searchSealed(
  context: SearchContext,
  offer: Offer,
  { max }: Extract<Choice, { type: 'submit_bid' }>,
): Search {
  const { seat, baseline } = context
  const { auctioneer } = offer
  const outlook = new LotOutlook(context, offer)
  const top = highestAmount(outlook, max)
  const trials = new Trials(top + 1, context.samples)
  yield* sampleWorlds(context, trials, () => {
    outlook.nextWorld('sealed')
    const rival = highestSealed(outlook, auctioneer, seat)
    const lost = outlook.scoreOfSale(rival.seat, rival.amount)
    const winsTies = isBefore(seat, rival.seat, auctioneer, context.seats)
    for (let amount = 0; amount <= top; amount += 1) {
      const wins = amount > rival.amount || (amount === rival.amount && winsTies)
      trials.note(amount, wins ? outlook.scoreOfSale(seat, amount) : lost)
    }
  })
  const usual = (seat === auctioneer ? baseline.buyBack : baseline.sealed) * outlook.worth
  return { type: 'submit_bid', seat, amount: trials.best(amountWithin(usual, 0, top), REAL_GAIN) }
}

/** The best of the others' sealed bids; of equals the first from the auctioneer, who takes the lot if nobody bids. */
function highestSealed({ limits }: LotOutlook, auctioneer: Seat, self: Seat): Bid {
  let best: Bid = { seat: auctioneer, amount: 0 }
  let seat = auctioneer
  do {
    const amount = limits[seat] as number
    if (seat !== self && amount > best.amount) best = { seat, amount }
    seat = leftOf(seat, limits.length)
  } while (seat !== auctioneer)
  return best
}

/** Whether a seat is closer to the auctioneer, going clockwise, than another. */
function isBefore(seat: Seat, other: Seat, auctioneer: Seat, seats: number): boolean {
  return (seat - auctioneer + seats) % seats < (other - auctioneer + seats) % seats
}
