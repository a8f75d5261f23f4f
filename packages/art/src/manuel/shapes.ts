import { at, disc, rectangle } from '../canvas.ts'
import type { Point } from '../canvas.ts'

/** The side of a square of the grid: six across, eight down. Shapes are placed and measured in squares. */
const SQUARE = 100
export const COLUMNS = 6
export const ROWS = 8

/** Quarter turns, clockwise. */
export type Turn = 0 | 1 | 2 | 3

export const TURNS: readonly Turn[] = [0, 1, 2, 3]

export function turned(turn: Turn, by: number): Turn {
  return ((turn + by) % 4) as Turn
}

/** A square part of the canvas. */
export interface Cell {
  readonly x: number
  readonly y: number
  readonly side: number
}

export function bar(x: number, y: number, width: number, height: number): string {
  return rectangle(x * SQUARE, y * SQUARE, width * SQUARE, height * SQUARE)
}

export function block({ x, y, side }: Cell): string {
  return bar(x, y, side, side)
}

export function sun(x: number, y: number, radius: number): string {
  return disc(x * SQUARE, y * SQUARE, radius * SQUARE)
}

/** A quarter of a disc around a corner of the cell, the upper left one before it is turned. */
export function quarter(cell: Cell, turn: Turn, radius: number = cell.side): string {
  const [centre, next, , last] = cornersOf(cell, turn)
  const share = radius / cell.side
  return `M${point(centre)}L${point(along(centre, next, share))}${arc(radius)}${point(along(centre, last, share))}z`
}

/** Half a disc on a side of the cell, the upper one before it is turned. */
export function half(cell: Cell, turn: Turn): string {
  const [from, to] = cornersOf(cell, turn)
  return `M${point(to)}${arc(cell.side / 2)}${point(from)}z`
}

/** The area that two quarter discs around opposite corners share. */
export function petal(cell: Cell, turn: Turn): string {
  const [tip, , other] = cornersOf(cell, turn)
  return `M${point(tip)}${arc(cell.side)}${point(other)}${arc(cell.side)}${point(tip)}z`
}

/** Half of the cell, cut along a diagonal. */
export function wedge(cell: Cell, turn: Turn): string {
  const [corner, next, , last] = cornersOf(cell, turn)
  return `M${[corner, next, last].map(point).join('L')}z`
}

/** A door: upright below, half a disc on top. `y` is where it stands. */
export function arch(x: number, y: number, width: number, height: number): string {
  const shoulder = y - height + width / 2
  return `M${point({ x, y })}L${point({ x, y: shoulder })}${arc(width / 2)}${point({ x: x + width, y: shoulder })}L${point({ x: x + width, y })}z`
}

function arc(radius: number): string {
  const r = Math.round(radius * SQUARE)
  return `A${r} ${r} 0 0 1 `
}

function cornersOf({ x, y, side }: Cell, turn: Turn): [Point, Point, Point, Point] {
  const corners = [
    { x, y },
    { x: x + side, y },
    { x: x + side, y: y + side },
    { x, y: y + side },
  ]
  return [0, 1, 2, 3].map((i) => corners[(i + turn) % 4]) as [Point, Point, Point, Point]
}

function along(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function point({ x, y }: Point): string {
  return at(x * SQUARE, y * SQUARE)
}
