import { useEffect, useRef, useState } from 'react'
import type { Words } from '../../words/words.ts'

export interface Range {
  readonly min: number
  readonly max: number
}

interface Preparing {
  /** `null` while the field is empty. What is typed may be out of range: it is never changed into something else. */
  readonly amount: number | null
  readonly prepare: (amount: number | null) => void
  /** Back to what it began with. */
  readonly forget: () => void
  /** Whether the amount has changed by itself, too short a time ago for anybody to have seen it. */
  readonly hasJustMoved: () => boolean
}

/** Nobody sees something new and presses a button in less time, in milliseconds. */
const REACTION = 400

/** An amount that somebody prepares. Until they do, it follows where it begins. */
export function useAmount(begin: number): Preparing {
  const [prepared, setPrepared] = useState<{ readonly amount: number | null } | null>(null)
  const seen = useRef({ begin, at: -Infinity })
  useEffect(() => {
    if (seen.current.begin !== begin) seen.current = { begin, at: performance.now() }
  }, [begin])
  return {
    amount: prepared === null ? begin : prepared.amount,
    prepare: (amount) => setPrepared({ amount }),
    forget: () => setPrepared(null),
    hasJustMoved: () => prepared === null && performance.now() - seen.current.at < REACTION,
  }
}

/** So much more, or less, within the range. */
export function changedBy(amount: number | null, by: number, { min, max }: Range): number {
  return Math.min(max, Math.max(min, (amount ?? min) + by))
}

/** Why an amount cannot be meant; `null` where it can. */
export function whyNot(amount: number | null, { min, max }: Range, words: Words): string | null {
  if (amount === null) return words.controls.why.noAmount
  if (amount < min) return words.controls.why.tooLow(min)
  return amount > max ? words.controls.why.tooHigh(max) : null
}

/** By how much an amount can be raised with one press, besides one by one. */
export const RAISES = [5, 10] as const
