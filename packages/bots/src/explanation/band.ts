import type { Worth } from './explanation.ts'

/** The share of worlds below the band, and of those above. */
const TAIL = 0.1

/** The band of what a lot pays, from its mean in each of some worlds. */
export function bandOf(means: readonly number[]): Worth {
  const sorted = means.toSorted((a, b) => a - b)
  const mean = means.reduce((sum, each) => sum + each, 0) / means.length
  return {
    low: Math.round(Math.min(mean, quantile(sorted, TAIL))),
    mean: Math.round(mean),
    high: Math.round(Math.max(mean, quantile(sorted, 1 - TAIL))),
  }
}

/** The quantile of sorted numbers, interpolated between two of them if need be. */
function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1)
  const below = Math.floor(at)
  const least = sorted[below] as number
  const most = sorted[Math.ceil(at)] as number
  return least + (at - below) * (most - least)
}
