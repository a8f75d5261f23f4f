/** What must not happen, each with a line that tells where it did. */
export interface Findings {
  /** Something was acknowledged that the storage does not have, or refused and yet played. */
  readonly lost: string[]
  /** A command was carried out twice. */
  readonly doubled: string[]
  /** Somebody was told something that did not come next, or that never happened. */
  readonly outOfOrder: string[]
  /** Somebody was told what their seat may not know. */
  readonly leaks: string[]
}

export function noFindings(): Findings {
  return { lost: [], doubled: [], outOfOrder: [], leaks: [] }
}
