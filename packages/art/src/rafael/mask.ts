import type { Dice } from '../dice.ts'
import type { Paint } from '../paint.ts'
import { BEAK, BIRDS, EYES, HEADS, MOUTHS, PAINTINGS, SNOUT, WORN } from './features.ts'
import { pixels } from './pixels.ts'
import type { Half, Place } from './pixels.ts'

/** Ground, face, blaze, what is carved, what is light, what is painted on. */
export type Palette = readonly [Paint, Paint, Paint, Paint, Paint, Paint]

const HEAD_ROW = 5
const EYE_ROW = 8
const MOUTH_ROW = 14
const BLAZE = Array.from({ length: 8 }, () => 'xx')

export interface Mask {
  readonly worn: keyof typeof WORN
  readonly head: keyof typeof HEADS
  readonly eyes: keyof typeof EYES
  readonly mouth: keyof typeof MOUTHS
  readonly painting: keyof typeof PAINTINGS
  /** A stripe of another paint from brow to nose. */
  readonly hasBlaze: boolean
}

export function carve(dice: Dice): Mask {
  return {
    worn: dice.pick(keysOf(WORN)),
    head: dice.pick(keysOf(HEADS)),
    eyes: dice.pick(keysOf(EYES)),
    mouth: dice.pick(keysOf(MOUTHS)),
    painting: dice.pick(keysOf(PAINTINGS)),
    hasBlaze: dice.coin(),
  }
}

/** The mask with all that is on it. What lies on something else is drawn over it, so that no seam shows between them. */
export function hung(mask: Mask, [, face, blaze, dark, light, painted]: Palette, place: Place): string {
  const worn = { top: 0, rows: WORN[mask.worn] }
  const rows = HEADS[mask.head].map((width) => 'x'.repeat(width + 1))
  const features = featuresOf(mask)
  return (
    pixels(painted, [worn], '+o', place) +
    pixels(light, [worn], 'o', place) +
    pixels(face, [{ top: HEAD_ROW, rows }], 'x', place) +
    (mask.hasBlaze ? pixels(blaze, [{ top: HEAD_ROW, rows: BLAZE }], 'x', place) : '') +
    pixels(painted, features, '+', place) +
    pixels(dark, features, '#o', place) +
    pixels(light, features, 'o', place)
  )
}

/** What is carved and painted on the head; a pixel of the face is left all round. */
function featuresOf(mask: Mask): Half[] {
  const widths: readonly number[] = HEADS[mask.head]
  const halves: Half[] = [
    { top: HEAD_ROW, rows: PAINTINGS[mask.painting] },
    { top: EYE_ROW, rows: BIRDS.includes(mask.worn) ? BEAK : SNOUT },
    { top: EYE_ROW, rows: EYES[mask.eyes] },
    { top: MOUTH_ROW, rows: MOUTHS[mask.mouth] },
  ]
  return halves.map(({ top, rows }) => ({
    top,
    rows: rows.map((row, i) => row.slice(0, widths[top + i - HEAD_ROW] ?? 0)),
  }))
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[]
}
