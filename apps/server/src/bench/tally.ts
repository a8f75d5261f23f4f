/** What clients have counted since the tally was begun. */
export interface Tally {
  /** Actions that were acknowledged. */
  accepted: number
  refused: number
  frames: number
  /** Of frames, as they came. */
  bytes: number
  /** From sending to the answer, in milliseconds. */
  readonly times: number[]
}

export function newTally(): Tally {
  return { accepted: 0, refused: 0, frames: 0, bytes: 0, times: [] }
}

/** The time within which so large a share was answered; the times must be sorted. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
