import type { Random } from '@modern-art/engine'

/**
 * How fast people play. At a table, four people take about 45 minutes for a game of some 190 actions: ten times that fast, each
 * of them thinks for a second on average. At saturation nobody thinks.
 */
export type Pace = 'saturation' | 'ten_times_human'

const MEAN_THOUGHT: Readonly<Record<Pace, number>> = { saturation: 0, ten_times_human: 1000 }

/** How long somebody thinks before the next action, in milliseconds. */
export function thoughtAt(pace: Pace, random: Random): number {
  const mean = MEAN_THOUGHT[pace]
  return mean === 0 ? 0 : random(2 * mean)
}
