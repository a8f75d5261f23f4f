import { exponential } from '../valuation/exponential.ts'
import type { Meanings } from './actions.ts'

/**
 * Shares of 1 that grow with the exponentials of these numbers, of which one at least is finite. With a sharpness above 1 the
 * larger become larger still; with `Infinity` the largest is all.
 */
export function softmax(logits: ArrayLike<number>, sharpness: number): Float64Array {
  const shares = Float64Array.from(logits)
  const best = shares.reduce((most, logit) => Math.max(most, logit), -Infinity)
  // The largest is 0 away from itself, and infinity times that is no number.
  for (const [i, logit] of shares.entries()) shares[i] = logit === best ? 1 : exponential(sharpness * (logit - best))
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}

/** By action: how likely the policy does it, those not allowed never. */
export function likelihoodsOf(logits: Float64Array, meanings: Meanings, sharpness: number): Float64Array {
  return softmax(
    logits.map((logit, action) => (meanings[action] === null ? -Infinity : logit)),
    sharpness,
  )
}

/** The action that a roll of the dice, from 0 up to 1, falls on. */
export function drawn(likely: Float64Array, roll: number): number {
  let last = 0
  let sum = 0
  for (const [action, share] of likely.entries()) {
    if (share === 0) continue
    last = action
    sum += share
    if (roll < sum) break
  }
  return last
}

/** The least amount that is at least as likely to be enough for the policy as to be too little. */
export function medianAmount(likely: Float64Array, meanings: Meanings): number {
  const amounts = [...likely.entries()]
    .filter(([, share]) => share > 0)
    .map(([action, share]) => ({ amount: meanings[action] ?? 0, share }))
    .toSorted((a, b) => a.amount - b.amount)
  let sum = 0
  for (const { amount, share } of amounts) {
    sum += share
    if (sum >= 0.5) return amount
  }
  return amounts.at(-1)?.amount ?? 0
}
