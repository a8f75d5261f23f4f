import { filled, rectangle } from '../canvas.ts'
import type { Paint } from '../paint.ts'

/**
 * The right half of a symmetric picture, a line of text a row: the first character stands on the axis, a dot is nothing.
 * Rows are counted from the top of the mask.
 */
export interface Half {
  readonly top: number
  readonly rows: readonly string[]
}

/** Where a mask hangs: the axis, the top, and how large a pixel is. */
export interface Place {
  readonly axis: number
  readonly top: number
  readonly pixel: number
}

/** Both halves of what is written in one of the characters; rows that are alike become one rectangle. */
export function pixels(paint: Paint, { top, rows }: Half, characters: string, place: Place): string {
  let d = ''
  for (let row = 0, last = 0; row < rows.length; row = last) {
    const text = rows[row] as string
    for (last = row + 1; rows[last] === text;) last += 1
    for (const [from, to] of runsIn(text, characters)) {
      const { axis, pixel } = place
      const [y, height, width] = [place.top + (top + row) * pixel, (last - row) * pixel, (to - from) * pixel]
      if (from === 0) d += rectangle(axis - (to - 0.5) * pixel, y, width * 2 - pixel, height)
      else for (const x of [0.5 - to, from - 0.5]) d += rectangle(axis + x * pixel, y, width, height)
    }
  }
  return d === '' ? '' : filled(paint, d)
}

function runsIn(text: string, characters: string): [number, number][] {
  const runs: [number, number][] = []
  for (let from = 0; from < text.length; from += 1) {
    if (!characters.includes(text.charAt(from))) continue
    let to = from
    while (to < text.length && characters.includes(text.charAt(to))) to += 1
    runs.push([from, to])
    from = to
  }
  return runs
}
