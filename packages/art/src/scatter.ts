import { HEIGHT, WIDTH } from './canvas.ts'
import type { Round } from './canvas.ts'
import type { Dice } from './dice.ts'

const TRIES = 90
/** Kept free along the edge of the canvas. */
const EDGE = 25

/**
 * Puts rounds of these sizes on the canvas where any two fit, by their distance and the sum of their radii; those that
 * find no room are left out.
 */
export function scattered(
  dice: Dice,
  radii: readonly number[],
  fit: (distance: number, sum: number) => boolean,
  placed: readonly Round[] = [],
): readonly Round[] {
  const rounds = [...placed]
  for (const radius of radii) {
    const edge = radius + EDGE
    for (let tries = 0; tries < TRIES; tries += 1) {
      const round = { x: dice.between(edge, WIDTH - edge), y: dice.between(edge, HEIGHT - edge), radius }
      const isClear = rounds.every(({ x, y, radius: r }) => fit(Math.hypot(x - round.x, y - round.y), r + radius))
      if (!isClear) continue
      rounds.push(round)
      break
    }
  }
  return rounds
}
