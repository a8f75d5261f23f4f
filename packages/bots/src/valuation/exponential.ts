/** In two parts, of which the first has so few digits that whole multiples of it are exact. */
const LN_2_HIGH = 0.6931471803691238
const LN_2_LOW = 1.9082149292705877e-10
/** Beyond these powers of two a number is none, or no different from 0. */
const MOST_DOUBLINGS = 1023
const MOST_HALVINGS = 1022
/** So many terms of the series are exact to the last digit or two where it is used, from -0.35 to 0.35. */
const TERMS = 14

/**
 * e to the power of `x`, by additions, multiplications and divisions alone: these every machine rounds in the same way, and
 * `Math.exp` each engine in its own. 0 where it would be too small for a number.
 */
export function exponential(x: number): number {
  const doublings = Math.floor(x / (LN_2_HIGH + LN_2_LOW) + 0.5)
  if (doublings < -MOST_HALVINGS) return 0
  if (doublings > MOST_DOUBLINGS) return Infinity
  const rest = x - doublings * LN_2_HIGH - doublings * LN_2_LOW
  let series = 1
  for (let term = TERMS; term > 0; term -= 1) series = 1 + (series * rest) / term
  const factor = doublings < 0 ? 0.5 : 2
  for (let left = Math.abs(doublings); left > 0; left -= 1) series *= factor
  return series
}
