import { CHARACTER_NAMES, LEVELS } from '@modern-art/bots'

/**
 * The contests whose figures the bots' README tells.
 *
 * @typedef {{ name: string, challenger: string, field: string, players: number, deals: number, samples?: number,
 *   options?: readonly string[] }} Cell
 */

/** Deals that make 400 games or more, and 2,000 or more, by players. */
const FOR_SLOW = { 3: 135, 4: 100, 5: 80 }
const FOR_QUICK = { 3: 667, 4: 500, 5: 400 }
/** Between master and hard, where some goals are close: 800 games or more. */
const FOR_CLOSE = { 3: 270, 4: 200, 5: 160 }
/** Between them 10,000 games or more. */
const FOR_MIXED = { 3: 1120, 4: 850, 5: 660 }
/** Those of the exploiter are closest: 5,000 games or more. */
const FOR_EXPLOITER = { 3: 1667, 4: 1250, 5: 1000 }
const PLAYERS = /** @type {const} */ ([3, 4, 5])

/**
 * What each must reach against whom with 3, 4 and 5 players, or, where it is the weaker one, may reach at most.
 *
 * @typedef {{ challenger: string, field: string, goals: readonly [number, number, number], isMost?: boolean }} Goal
 * @type {readonly Goal[]}
 */
export const GOALS = [
  { challenger: 'medium', field: 'easy', goals: [92, 90, 88] },
  { challenger: 'hard', field: 'medium', goals: [75, 65, 55] },
  { challenger: 'hard', field: 'classic', goals: [85, 80, 75] },
  { challenger: 'hard', field: 'equilibrium', goals: [80, 70, 60] },
  { challenger: 'master', field: 'hard', goals: [60, 60, 50] },
  { challenger: 'hard', field: 'master', goals: [10, 5, 4], isMost: true },
  { challenger: 'exploiter', field: 'master', goals: [38, 30, 25], isMost: true },
  { challenger: 'master', field: 'equilibrium', goals: [80, 73, 70] },
  { challenger: 'master', field: 'medium', goals: [84, 75, 65] },
  { challenger: 'master', field: 'classic', goals: [95, 90, 83] },
  { challenger: 'master', field: 'bidder60', goals: [90, 90, 85] },
  { challenger: 'master', field: 'bidder70', goals: [90, 90, 85] },
  { challenger: 'master', field: 'bidder80', goals: [90, 90, 85] },
  { challenger: 'master', field: 'bidder110', goals: [80, 75, 70] },
  { challenger: 'master', field: 'bidder120', goals: [80, 75, 70] },
]

/**
 * A good beginner plays well but for one habit, as the characters do. Three of a level sit at their table, and the set-up
 * says how that goes.
 */
export const BEGINNERS = 'characters'

/** Tables other than the usual one, and who plays against mediums there. */
export const OTHER_TABLES = /** @type {const} */ ([
  { table: 'mystery hand', players: 3, options: ['--mystery-hand'] },
  { table: 'split doubles', players: 4, options: ['--split-double'] },
  { table: 'open money', players: 4, options: ['--open-money'] },
  { table: 'classic deck', players: 4, options: ['--deck', 'classic'] },
])
export const AT_OTHER_TABLES = /** @type {const} */ (['hard', 'master'])

/** Budgets to be tried besides the one that is shipped. */
export const SAMPLES = /** @type {const} */ ([1, 2, 4, 8, 16, 32, 64, 128, 512])

/** @param {string} challenger @param {string} field @param {number} players */
export function cellName(challenger, field, players) {
  return `${challenger} against ${field}, ${players} players`
}

/** @param {string} challenger @param {string} table */
export function otherTableName(challenger, table) {
  return `${challenger} against medium, ${table}`
}

/** @param {number} samples */
export function samplesName(samples) {
  return `hard with ${samples} samples`
}

/**
 * What the arena calls a challenger. The exploiter is no bot that one can meet: it learnt to beat the master, and nothing else.
 *
 * @param {string} name
 */
function playerOf(name) {
  return name === 'exploiter' ? 'nets:training/nets/exploiter.bin' : name
}

/** Fewer where `hard` searches, more where goals are close. @param {string} challenger @param {string} field */
function dealsFor(challenger, field) {
  const isSeated = (/** @type {string} */ name) => name === challenger || name === field
  if (isSeated('exploiter')) return FOR_EXPLOITER
  if (!isSeated('hard')) return FOR_QUICK
  return isSeated('master') ? FOR_CLOSE : FOR_SLOW
}

/** @type {Cell[]} */
export const CELLS = [
  ...GOALS.flatMap(({ challenger, field }) =>
    PLAYERS.map((players) => ({
      name: cellName(challenger, field, players),
      challenger: playerOf(challenger),
      field,
      players,
      deals: dealsFor(challenger, field)[players],
    })),
  ),
  ...LEVELS.map((field) => ({
    name: cellName(BEGINNERS, field, 4),
    challenger: BEGINNERS,
    field,
    players: 4,
    deals: dealsFor(BEGINNERS, field)[4],
  })),
  ...OTHER_TABLES.flatMap(({ table, players, options }) =>
    AT_OTHER_TABLES.map((challenger) => ({
      name: otherTableName(challenger, table),
      challenger,
      field: 'medium',
      players,
      deals: FOR_SLOW[players],
      options,
    })),
  ),
  ...CHARACTER_NAMES.map((challenger) => ({
    name: cellName(challenger, 'medium', 4),
    challenger,
    field: 'medium',
    players: 4,
    deals: FOR_QUICK[4],
  })),
  ...SAMPLES.map((samples) => ({
    name: samplesName(samples),
    challenger: 'hard',
    field: 'medium',
    players: 4,
    deals: FOR_SLOW[4],
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
