import type { View } from '@modern-art/engine'
import { meaningsIn } from '../master/actions.ts'
import { OBSERVED, encode } from '../master/encode.ts'
import { situationOf } from '../master/situation.ts'

/** A decision of another player in the terms of the net: what its seat observed, what it could have done, and what it did. */
export interface Lesson {
  readonly cells: ArrayLike<number>
  /** By action: whether it was allowed. */
  readonly allowed: readonly boolean[]
  readonly action: number
}

/** What one unit of a cell stands for, as it is written. */
const CELL_UNIT = 1 / 4096
const LARGEST_CELL = 2 ** 15 - 1
const CELL_BYTES = 2
const AT_ACTION = OBSERVED * CELL_BYTES
const AT_ALLOWED = AT_ACTION + 2
export const LESSON_BYTES = AT_ALLOWED + 8

/**
 * A seat did what `meaning` says: see `Meanings`. Of what the net can say it is the nearest. `null` if there was nothing to
 * choose.
 */
export function lessonOn(view: View, meaning: number): Lesson | null {
  const situation = situationOf(view)
  const meanings = meaningsIn(situation)
  const allowed = meanings.map((each) => each !== null)
  if (allowed.filter(Boolean).length < 2) return null
  let action = 0
  let nearest = Infinity
  meanings.forEach((each, candidate) => {
    const distance = each === null ? Infinity : Math.abs(each - meaning)
    if (distance < nearest) [action, nearest] = [candidate, distance]
  })
  return { cells: encode(situation), allowed, action }
}

/** Whole numbers, little end first: the cells, the action, and a bit for each action that was allowed. imitate.py reads it. */
export function lessonBytes({ cells, allowed, action }: Lesson): Uint8Array {
  const bytes = new Uint8Array(LESSON_BYTES)
  const out = new DataView(bytes.buffer)
  for (let cell = 0; cell < OBSERVED; cell += 1) {
    const units = Math.round((cells[cell] as number) / CELL_UNIT)
    out.setInt16(cell * CELL_BYTES, Math.max(-LARGEST_CELL, Math.min(LARGEST_CELL, units)), true)
  }
  out.setInt16(AT_ACTION, action, true)
  let bits = 0n
  allowed.forEach((isAllowed, candidate) => {
    if (isAllowed) bits |= 1n << BigInt(candidate)
  })
  out.setBigUint64(AT_ALLOWED, bits, true)
  return bytes
}
