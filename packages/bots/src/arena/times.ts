/**
 * How long many decisions took, in a space that does not grow with their number: counts of times by their size, each
 * step 5 % above the one before, so that a percentile is right to 2.5 %. Milliseconds everywhere.
 */
export interface Times {
  /** By step: how many decisions took that long. */
  readonly counts: number[]
  longest: number
}

const STEP = Math.log(1.05)
/** A tenth of a microsecond: below it a clock knows nothing. */
const SHORTEST = 1e-4
/** Up to a quarter of an hour; what takes longer counts as that, but for the longest, which is kept as it is. */
const STEPS = Math.ceil(Math.log(1e6 / SHORTEST) / STEP)

export function newTimes(): Times {
  return { counts: Array.from({ length: STEPS }, () => 0), longest: 0 }
}

export function noteTime(times: Times, milliseconds: number): void {
  const step = milliseconds <= SHORTEST ? 0 : Math.floor(Math.log(milliseconds / SHORTEST) / STEP)
  const within = Math.min(step, STEPS - 1)
  times.counts[within] = (times.counts[within] ?? 0) + 1
  times.longest = Math.max(times.longest, milliseconds)
}

export function mergeTimes(one: Times, other: Times): Times {
  return {
    counts: one.counts.map((count, step) => count + (other.counts[step] ?? 0)),
    longest: Math.max(one.longest, other.longest),
  }
}

/** The time within which this share of the decisions was made; 0 where there was none. */
export function percentile(times: Times, share: number): number {
  const total = times.counts.reduce((sum, count) => sum + count, 0)
  const wanted = share * total
  let seen = 0
  for (const [step, count] of times.counts.entries()) {
    seen += count
    if (count > 0 && seen >= wanted) return Math.min(times.longest, SHORTEST * Math.exp((step + 0.5) * STEP))
  }
  return 0
}
