import type { Dice } from '../dice.ts'
import type { Paint } from '../paint.ts'
import { CROWNS, EYES, HEADS, MOUTHS, NOSES, PAINTINGS } from './features.ts'
import { pixels } from './pixels.ts'
import type { Half, Place } from './pixels.ts'

/** Ground, face, jaw, what is carved, what is light, what is painted on. */
export type Palette = readonly [Paint, Paint, Paint, Paint, Paint, Paint]

const HEAD_ROW = 5
const EYE_ROW = 8
const JAW_ROW = 13
const MOUTH_ROW = 14

export interface Mask {
  readonly crown: keyof typeof CROWNS
  readonly head: keyof typeof HEADS
  readonly eyes: keyof typeof EYES
  readonly nose: readonly string[]
  readonly mouth: keyof typeof MOUTHS
  readonly painting: keyof typeof PAINTINGS
  readonly hasJaw: boolean
}

export function carve(dice: Dice): Mask {
  return {
    crown: dice.pick(keysOf(CROWNS)),
    head: dice.pick(keysOf(HEADS)),
    eyes: dice.pick(keysOf(EYES)),
    nose: dice.pick(NOSES),
    mouth: dice.pick(keysOf(MOUTHS)),
    painting: dice.pick(keysOf(PAINTINGS)),
    hasJaw: dice.once(2),
  }
}

/** The head with all that is on it. */
export function hung(mask: Mask, palette: Palette, place: Place): string {
  const [, face, jaw] = palette
  const widths = HEADS[mask.head]
  const rows = widths.map((width) => 'x'.repeat(width + 1))
  const lower = { top: JAW_ROW, rows: rows.slice(JAW_ROW - HEAD_ROW) }
  return (
    worn(mask, palette, place) +
    pixels(face, { top: HEAD_ROW, rows }, 'x', place) +
    (mask.hasJaw ? pixels(jaw, lower, 'x', place) : '') +
    features(mask, palette, place, widths)
  )
}

/** What is carved and painted on a face that is so wide, row by row; a pixel of the face is left all round. */
export function features(mask: Mask, palette: Palette, place: Place, widths: readonly number[]): string {
  const [, , , dark, light, painted] = palette
  const halves: Half[] = [
    { top: HEAD_ROW, rows: PAINTINGS[mask.painting] },
    { top: EYE_ROW, rows: mask.nose },
    { top: EYE_ROW, rows: EYES[mask.eyes] },
    { top: MOUTH_ROW, rows: MOUTHS[mask.mouth].rows },
  ]
  let body = ''
  for (const { top, rows } of halves) {
    const half = { top, rows: rows.map((row, i) => row.slice(0, widths[top + i - HEAD_ROW] ?? 0)) }
    body += pixels(painted, half, '+', place) + pixels(dark, half, '#o', place) + pixels(light, half, 'o', place)
  }
  return body
}

function worn(mask: Mask, [, , , , light, painted]: Palette, place: Place): string {
  const half = { top: 0, rows: CROWNS[mask.crown].rows }
  return pixels(painted, half, '+o', place) + pixels(light, half, 'o', place)
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[]
}
