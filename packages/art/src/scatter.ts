import { HEIGHT, WIDTH } from './canvas.ts'
import type { Point } from './canvas.ts'
import type { Dice } from './dice.ts'

export interface Round extends Point {
  readonly radius: number
}

const TRIES = 90
/** Kept free along the edge of the canvas. */
const EDGE = 25

/**
 * Puts rounds of these sizes on the canvas, no two nearer than `apart` says for the sum of their radii; those that find
 * no room are left out.
 */
export function scattered(
  dice: Dice,
  radii: readonly number[],
  apart: (sum: number) => number,
  placed: readonly Round[] = [],
): readonly Round[] {
  const rounds = [...placed]
  for (const radius of radii) {
    const edge = radius + EDGE
    for (let tries = 0; tries < TRIES; tries += 1) {
      const round = { x: dice.between(edge, WIDTH - edge), y: dice.between(edge, HEIGHT - edge), radius }
      const isClear = rounds.every(({ x, y, radius: r }) => Math.hypot(x - round.x, y - round.y) >= apart(r + radius))
      if (!isClear) continue
      rounds.push(round)
      break
    }
  }
  return rounds
}
