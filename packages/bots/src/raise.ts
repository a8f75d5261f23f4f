import type { Temperament } from './model/temperament.ts'

/** A seat's place in an open auction. */
export interface BiddingPosition {
  /** The least it may bid. */
  readonly min: number
  /** The most it would bid, which is no less than `min`. */
  readonly limit: number
  /** The least that no rival has the money to top. */
  readonly beyondRivals: number
  /** How often it has bid for this lot so far. */
  readonly bidsSoFar: number
}

/** After this many bids for a lot, the next goes straight to the limit: raising by steps must not take for ever. */
export const BIDS_BEFORE_LIMIT = 8

/** How much an opening and a step vary, as shares of themselves. */
const VARIETY = 0.2
/** Larger raises go to round amounts, as people's do. */
const ROUND = 5

/**
 * The amount of the next bid. Far from the limit it jumps to where the bidding becomes serious; from there the steps
 * shrink with the way that is left, so that the price ends close to what the next bidder would have paid. `roll` is chance,
 * from 0 up to 1.
 */
export function nextBid(
  { opening, step }: Pick<Temperament, 'opening' | 'step'>,
  position: BiddingPosition,
  roll: number,
): number {
  const { min, limit, beyondRivals, bidsSoFar } = position
  const most = Math.max(min, Math.min(limit, beyondRivals))
  const varied = 1 - VARIETY * roll
  const share = Math.min(1, step + bidsSoFar / BIDS_BEFORE_LIMIT)
  const target = Math.max(opening * varied * limit, min + share * varied * (limit - min))
  return bidsSoFar >= BIDS_BEFORE_LIMIT || target >= most ? most : roundedDown(target, min)
}

/** A raise by a round amount where it is large; otherwise to the whole amount below. It never shrinks as the amount grows. */
function roundedDown(amount: number, min: number): number {
  const round = Math.floor(amount / ROUND) * ROUND
  return round >= min + ROUND ? round : Math.min(Math.floor(amount), min + ROUND - 1)
}
