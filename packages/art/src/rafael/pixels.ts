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

/** Where a mask hangs: the axis, the top, and how large a pixel is: even, or halves would round apart. */
export interface Place {
  readonly axis: number
  readonly top: number
  readonly pixel: number
}

/** Both halves of what is written in one of the characters; rows that are alike become one rectangle. */
export function pixels(paint: Paint, halves: readonly Half[], characters: string, place: Place): string {
  const { axis, pixel } = place
  let d = ''
  for (const { top, rows } of halves) {
    for (let row = 0, next = 0; row < rows.length; row = next) {
      const text = rows[row] as string
      for (next = row + 1; rows[next] === text;) next += 1
      const [y, height] = [place.top + (top + row) * pixel, (next - row) * pixel]
      for (const [from, to] of runsIn(text, characters)) {
        const width = (to - from) * pixel
        if (from === 0) d += rectangle(axis - (to - 0.5) * pixel, y, 2 * width - pixel, height)
        else for (const x of [0.5 - to, from - 0.5]) d += rectangle(axis + x * pixel, y, width, height)
      }
    }
  }
  return filled(paint, d)
}

/** Where the text goes on in these characters: from which place, and up to which. */
function runsIn(text: string, characters: string): [number, number][] {
  const runs: [number, number][] = []
  let from = 0
  for (let to = 0; to <= text.length; to += 1) {
    if (to < text.length && characters.includes(text.charAt(to))) continue
    if (to > from) runs.push([from, to])
    from = to + 1
  }
  return runs
}
