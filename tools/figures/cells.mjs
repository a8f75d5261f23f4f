import { CHARACTER_NAMES } from '@modern-art/bots'

/**
 * The contests whose figures the bots' README tells.
 *
 * @typedef {{ name: string, challenger: string, field: string, players: number, deals: number, samples?: number }} Cell
 */

/** Deals that make 400 games or more, and 2,000 or more, by players. */
const FOR_HARD = { 3: 135, 4: 100, 5: 80 }
const FOR_OTHERS = { 3: 667, 4: 500, 5: 400 }
/** Between them 10,000 games or more. */
const FOR_MIXED = { 3: 1120, 4: 850, 5: 660 }
const PLAYERS = /** @type {const} */ ([3, 4, 5])

/** What hard must reach against whom, then what medium must, with 3, 4 and 5 players. */
export const GOALS = /** @type {const} */ ([
  { challenger: 'medium', field: 'easy', goals: [92, 90, 88] },
  { challenger: 'hard', field: 'medium', goals: [75, 65, 55] },
  { challenger: 'hard', field: 'classic', goals: [85, 80, 75] },
  { challenger: 'hard', field: 'equilibrium', goals: [80, 70, 60] },
])

/** Budgets to be tried besides the one that is shipped. */
export const SAMPLES = /** @type {const} */ ([1, 2, 4, 8, 16, 32, 64, 128, 512])

/** @param {string} challenger @param {string} field @param {number} players */
export function cellName(challenger, field, players) {
  return `${challenger} against ${field}, ${players} players`
}

/** @param {number} samples */
export function samplesName(samples) {
  return `hard with ${samples} samples`
}

/** @type {Cell[]} */
export const CELLS = [
  ...GOALS.flatMap(({ challenger, field }) =>
    PLAYERS.map((players) => ({
      name: cellName(challenger, field, players),
      challenger,
      field,
      players,
      deals: (challenger === 'hard' ? FOR_HARD : FOR_OTHERS)[players],
    })),
  ),
  ...CHARACTER_NAMES.map((challenger) => ({
    name: cellName(challenger, 'medium', 4),
    challenger,
    field: 'medium',
    players: 4,
    deals: FOR_OTHERS[4],
  })),
  ...SAMPLES.map((samples) => ({
    name: samplesName(samples),
    challenger: 'hard',
    field: 'medium',
    players: 4,
    deals: FOR_HARD[4],
    samples,
  })),
  ...PLAYERS.map((players) => ({
    name: cellName('mixed', 'mixed', players),
    challenger: 'mixed',
    field: 'mixed',
    players,
    deals: FOR_MIXED[players],
    samples: 4,
  })),
]
