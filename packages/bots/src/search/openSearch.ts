import type { Bid, BiddingView, Choice, Offer, Seat } from '@modern-art/engine'
import { add } from '../model/cells.ts'
import { BIDS_BEFORE_LIMIT } from '../raise.ts'
import { REAL_GAIN, amountWithin, highestAmount } from './amounts.ts'
import { LotOutlook } from './lotOutlook.ts'
import { isClear, sampleWorlds } from './sampleWorlds.ts'
import type { Search, SearchContext } from './searchContext.ts'
import { Trials } from './trials.ts'

/** A raise goes straight to this share of where the bidding is expected to end, and saves everyone the time. */
const BOLDNESS = 0.8
/** Close to that end, a raise goes this share of the way that is left to it. */
const STEP = 0.5

type OpenBidding = Extract<BiddingView, { type: 'open' }>

/** Candidate 0 is to stay out, candidate k to go up to min + k - 1. */
export function* searchRaise(
  context: SearchContext,
  offer: Offer,
  bidding: OpenBidding,
  { min, max }: Extract<Choice, { type: 'bid' }>,
): Search {
  const { seat, baseline } = context
  // Without a bid, the seller gets the lot for nothing; it is asked again as soon as somebody bids.
  if (seat === offer.auctioneer && bidding.bids.length === 0) return { type: 'pass', seat }
  const outlook = new LotOutlook(context, offer)
  const top = highestAmount(outlook, max)
  if (top < min) return { type: 'pass', seat }
  const trials = new Trials(top - min + 2, context.samples)
  const rivals = new RivalBidders(offer, bidding, seat)
  const bidsSoFar = bidding.bids.filter((bid) => bid.seat === seat).length
  /** By candidate: how good it was to have the lot for just that amount. */
  const bought = new Float64Array(top - min + 2)
  let ending = 0
  const tryInWorld = (): void => {
    outlook.nextWorld('open')
    rivals.look(outlook.limits)
    ending += rivals.high
    for (let candidate = 0; candidate <= top - min + 1; candidate += 1) {
      const limit = min + candidate - 1
      if (candidate > 0 && limit > rivals.high) {
        trials.note(candidate, outlook.scoreOfSale(seat, Math.max(min, rivals.high + 1)))
      } else {
        trials.note(candidate, outlook.scoreOfSale(rivals.first, rivals.priceIfDrivenTo(candidate > 0 ? limit : 0)))
      }
      if (bidsSoFar > 0 && candidate > 0) add(bought, candidate, outlook.scoreOfSale(seat, limit))
    }
  }
  yield* sampleWorlds(context, trials, tryInWorld, isClear)
  const usual = (seat === offer.auctioneer ? baseline.buyBack : baseline.open) * outlook.worth
  const best = trials.best(amountWithin(usual, min - 1, top) - min + 1, REAL_GAIN)
  if (best === 0) return { type: 'pass', seat }
  const limit = min + best - 1
  const expected = ending / trials.worlds
  const towards = Math.max(BOLDNESS * expected, min + STEP * (Math.min(limit, expected) - min))
  // Rivals who go on past their expected end may go on for long: it comes up to them sooner the more often it has bid.
  const dearest = min - 1 + bought.findLastIndex((sum, candidate) => candidate > 0 && sum > trials.sum(0))
  const impatient = min + Math.min(1, bidsSoFar / BIDS_BEFORE_LIMIT) * (dearest - min)
  const most = bidsSoFar > 0 ? Math.max(limit, dearest) : limit
  return { type: 'bid', seat, amount: amountWithin(Math.max(towards, impatient), min, most) }
}

/** The others in an open auction: who would go furthest, and how far the next of them drives the price. */
class RivalBidders {
  first: Seat
  /** How far the first would go. */
  high = 0
  private second = 0
  private readonly self: Seat
  private readonly passed: readonly boolean[]
  private readonly standing: Bid

  constructor(offer: Offer, bidding: OpenBidding, self: Seat) {
    // Without a bid the auctioneer has the lot for nothing.
    this.standing = bidding.bids.at(-1) ?? { seat: offer.auctioneer, amount: 0 }
    this.passed = bidding.passed
    this.self = self
    this.first = this.standing.seat
  }

  look(limits: Int32Array): void {
    const { standing } = this
    this.first = standing.seat
    this.high = standing.amount
    this.second = standing.amount - 1
    for (let seat = 0; seat < limits.length; seat += 1) {
      if (seat === this.self) continue
      const limit = this.passed[seat] ? Math.min(limits[seat] as number, standing.amount) : (limits[seat] as number)
      if (seat === this.first) {
        this.high = Math.max(this.high, limit)
      } else if (limit > this.high) {
        this.second = Math.max(this.second, this.high)
        this.high = limit
        this.first = seat
      } else {
        this.second = Math.max(this.second, limit)
      }
    }
  }

  /** The price for the first if the searching seat goes up to `limit`, 0 if it stays out. */
  priceIfDrivenTo(limit: number): number {
    const { standing, first, high } = this
    const least = first === standing.seat ? standing.amount : standing.amount + 1
    const driven = Math.max(this.second, limit)
    return driven <= 0 ? least : Math.min(high, Math.max(least, driven + 1))
  }
}
