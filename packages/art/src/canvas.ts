import { PAINTS } from './paint.ts'
import type { Paint } from './paint.ts'

/** A canvas is three wide and four high. Coordinates are whole: no screen shows less, and text stays short. */
export const WIDTH = 600
export const HEIGHT = 800

export interface Point {
  readonly x: number
  readonly y: number
}

/** Something round, and where its middle is. */
export interface Round extends Point {
  readonly radius: number
}

/** A path in one paint; no path, no element. */
export function filled(paint: Paint, d = ''): string {
  return d === '' ? '' : `<path fill="${PAINTS[paint]}" d="${d}"/>`
}

/**
 * Over its outline by half of `over`, too little to be seen, so that no seam shows between neighbours of one paint. What
 * lies on something else goes farther than that does, or the edge below would show.
 */
export function filledOver(paint: Paint, d: string, over = 2): string {
  return `<path fill="${PAINTS[paint]}" stroke="${PAINTS[paint]}" stroke-width="${over}" d="${d}"/>`
}

/** The area that the subpaths cover an odd number of times. */
export function filledOdd(paint: Paint, d: string): string {
  return `<path fill="${PAINTS[paint]}" fill-rule="evenodd" d="${d}"/>`
}

export function drawn(paint: Paint, width: number, d: string): string {
  return `<path fill="none" stroke="${PAINTS[paint]}" stroke-width="${Math.round(width)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
}

/** The whole canvas in one paint. */
export function ground(paint: Paint): string {
  return filled(paint, rectangle(0, 0, WIDTH, HEIGHT))
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${at(x, y)}h${Math.round(width)}v${Math.round(height)}h${Math.round(-width)}z`
}

export function disc(x: number, y: number, radius: number): string {
  const r = Math.round(radius)
  return `M${at(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

export function at(x: number, y: number): string {
  return `${Math.round(x)} ${Math.round(y)}`
}
