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
  /** A log has a hole, or is longer or shorter than its table says. */
  readonly gaps: string[]
  /** What is kept beside a log is not what the fold of it says. */
  readonly unlike: string[]
  /** A rating was not written, written twice, or is another than the game says. */
  readonly ratings: string[]
  /** A program ended though nobody had killed it, or ran though it must not. */
  readonly crashes: string[]
}

export function noFindings(): Findings {
  return { lost: [], doubled: [], outOfOrder: [], leaks: [], gaps: [], unlike: [], ratings: [], crashes: [] }
}

export function countFindings(findings: Findings): number {
  return (Object.values(findings) as string[][]).reduce((sum, lines) => sum + lines.length, 0)
}
