import type { SaidLine } from '@modern-art/protocol'

/** More than anybody scrolls back to. */
const MOST_LINES = 200

/** What was said so far and what is told now: each line once, in the order in which it was said, the latest ones. */
export function heardLines(before: readonly SaidLine[], told: readonly SaidLine[]): readonly SaidLine[] {
  const byNumber = new Map([...before, ...told].map((line) => [line.number, line]))
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number).slice(-MOST_LINES)
}
