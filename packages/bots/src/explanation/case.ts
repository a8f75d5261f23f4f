import type { Reason } from './reason.ts'

const MOST_REASONS = 3
const FEWEST_REASONS = 2

/** Reasons for an action, the most important first. */
export interface Case {
  /** Good reasons by themselves. */
  readonly strong: readonly (Reason | null)[]
  /** Given only if there are too few strong ones. */
  readonly weak: readonly (Reason | null)[]
}

/** Up to three strong reasons; where there are fewer than two, weak ones too. None is given twice. */
export function reasonsOf({ strong, weak }: Case): readonly Reason[] {
  const reasons: Reason[] = []
  const add = (candidates: Case['strong'], upTo: number): void => {
    for (const candidate of candidates) {
      if (reasons.length === upTo) return
      if (candidate !== null && !reasons.some(({ code }) => code === candidate.code)) reasons.push(candidate)
    }
  }
  add(strong, MOST_REASONS)
  if (reasons.length < FEWEST_REASONS) add(weak, FEWEST_REASONS)
  return reasons
}
