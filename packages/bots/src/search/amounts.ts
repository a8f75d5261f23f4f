import type { LotOutlook } from './lotOutlook.ts'

/** No lot is worth thinking about at more than this share of its worth. */
const BEYOND = 1.6

/** An amount must be better than the usual one by so many standard errors. */
export const REAL_GAIN = 1

/** The highest amount to think about for a lot, if the seat can pay it: never more than the lot can bring. */
export function highestAmount({ worth, most }: LotOutlook, max: number): number {
  return Math.min(max, most, Math.ceil(BEYOND * worth) + 2)
}

/** An amount, rounded down, within bounds. */
export function amountWithin(amount: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, Math.floor(amount)))
}
