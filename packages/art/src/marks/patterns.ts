import type { Artist } from '@modern-art/engine'
import { disc, rectangle } from '../canvas.ts'
import { leaf } from '../ramon/cutouts.ts'

/** The side of a pattern's tile. */
export const PATTERN_SIZE = 160

const PATTERNS: Readonly<Record<Artist, string>> = [
  'M0 0h80a80 80 0 0 1-80 80zM80 80h80a80 80 0 0 1-80 80zM80 0h80v80zM0 80l80 80H0z',
  wave(25) + wave(105),
  disc(80, 80, 70) + disc(80, 80, 48) + disc(80, 80, 26),
  leaf({ x: 6, y: 62 }, -0.6, 84, 22) + leaf({ x: 86, y: 142 }, -0.6, 84, 22),
  [0, 40, 80, 120].map((y) => rectangle(y % 80, y, 40, 40) + rectangle((y % 80) + 80, y, 40, 40)).join(''),
]

/** A tile that goes on without a seam when it is laid side by side: a path in one colour, filled by the odd rule. */
export function patternOf(artist: Artist): string {
  return PATTERNS[artist]
}

function wave(y: number): string {
  return `M0 ${y}q40-40 80 0t80 0v30q-40 40-80 0t-80 0z`
}
