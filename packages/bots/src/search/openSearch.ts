import type { Bid, BiddingView, Choice, Offer, Seat } from '@modern-art/engine'
import { REAL_GAIN, amountWithin, highestAmount } from './amounts.ts'
import { LotOutlook } from './lotOutlook.ts'
import { isClear, sampleWorlds } from './sampleWorlds.ts'
import type { Search, Thought } from './thought.ts'
import { Trials } from './trials.ts'

/** A raise goes straight to this share of where the bidding is expected to end, and saves everyone the time. */
const BOLDNESS = 0.75

type OpenBidding = Extract<BiddingView, { type: 'open' }>

/** Candidate 0 is to stay out, candidate k to go up to min + k - 1. */
export function* searchRaise(
  thought: Thought,
  offer: Offer,
  bidding: OpenBidding,
  { min, max }: Extract<Choice, { type: 'bid' }>,
): Search {
  const { seat, baseline } = thought
  // What nobody bids for is the seller's for nothing, and its pass holds only until somebody bids.
  if (seat === offer.auctioneer && bidding.bids.length === 0) return { type: 'pass', seat }
  const outlook = new LotOutlook(thought, offer)
  const top = highestAmount(outlook, max)
  if (top < min) return { type: 'pass', seat }
  const trials = new Trials(top - min + 2, thought.samples)
  const rivals = new RivalBidders(offer, bidding, seat)
  let ending = 0
  const tryInWorld = (): void => {
    outlook.nextWorld('open')
    rivals.look(outlook.limits)
    ending += rivals.high
    for (let candidate = 0; candidate <= top - min + 1; candidate += 1) {
      const limit = min + candidate - 1
      if (candidate > 0 && limit > rivals.high) {
        trials.note(candidate, outlook.appreciate(seat, Math.max(min, rivals.high + 1)))
      } else {
        trials.note(candidate, outlook.appreciate(rivals.first, rivals.priceIfDrivenTo(candidate > 0 ? limit : 0)))
      }
    }
  }
  yield* sampleWorlds(thought, trials, tryInWorld, isClear)
  const usual = (seat === offer.auctioneer ? baseline.buyBack : baseline.open) * outlook.worth
  const best = trials.best(amountWithin(usual, min - 1, top) - min + 1, REAL_GAIN)
  if (best === 0) return { type: 'pass', seat }
  return { type: 'bid', seat, amount: amountWithin((BOLDNESS * ending) / trials.worlds, min, min + best - 1) }
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

  /** What the first pays if the thinking seat goes up to `limit`, 0 if it stays out. */
  priceIfDrivenTo(limit: number): number {
    const { standing, first, high } = this
    const least = first === standing.seat ? standing.amount : standing.amount + 1
    const driven = Math.max(this.second, limit)
    return driven <= 0 ? least : Math.min(high, Math.max(least, driven + 1))
  }
}
