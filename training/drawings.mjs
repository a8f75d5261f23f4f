// What is drawn of a training: how the policy learnt, what beats it, and how far the judge's word can be trusted.
import { chart } from './chart.mjs'

/** The curves of the runs that are kept, each of which went on from the one before. */
export const RUNS = ['first-run', 'second-run', 'third-run', 'fourth-run', 'fifth-run', 'sixth-run', 'seventh-run']

/** The runs for which the curve of an exploiter is kept: the third had met none in training, the others had. */
export const EXPLOITED = ['third-run', 'sixth-run', 'seventh-run']

/**
 * A line of a run's curve.jsonl, and what judge.py found. Wins are in per cent, with 3, 4 and 5 players; a tenth is what was said
 * on average, how often it came true, and how many sayings there were.
 *
 * @typedef {{ minutes: number, wins: Readonly<Record<string, readonly number[]>> }} Report
 * @typedef {{ season: number, margin_error: number, margin_explained: number, brier: number, brier_of_chance: number }} Season
 * @typedef {{ seasons: readonly Season[], reliability: readonly (readonly [said: number, came: number, times: number])[] }} Verdicts
 */

const PLAYERS = /** @type {const} */ ([
  { players: 3, colour: 'blue' },
  { players: 4, colour: 'orange' },
  { players: 5, colour: 'green' },
])
const QUARTERS = [0, 25, 50, 75, 100]
const DOT = 3.5
const LARGEST_DOT = 9

/** @param {number} tick */
const perCent = (tick) => `${tick} %`

/**
 * Each run goes on where the one before it ended.
 *
 * @param {readonly (readonly Report[])[]} runs
 */
export function drawLearning(runs) {
  const starts = runs.map((_, run) =>
    runs.slice(0, run).reduce((sum, before) => sum + (before.at(-1)?.minutes ?? 0), 0),
  )
  const reports = runs.flatMap((run, i) => run.map(({ minutes, wins }) => ({ x: (starts[i] ?? 0) + minutes, wins })))
  return chart('Wins against equilibrium over the minutes of training', { width: 720, height: 380, right: 150 }, [
    {
      title: 'Learning: one seat of the net, equilibrium in all others',
      x: { from: 0, to: 75, ticks: [0, 15, 30, 45, 60, 75], title: 'minutes of training' },
      y: { from: 0, to: 100, ticks: QUARTERS, title: 'games won (by chance 33, 25 and 20 %)', label: perCent },
      lines: winsAgainst('equilibrium', reports),
      markers: starts.slice(1).map((x, i) => ({ x, text: `run ${i + 2}` })),
    },
  ])
}

/**
 * One exploiter beside the other, in the order of `EXPLOITED`.
 *
 * @param {readonly (readonly Report[])[]} exploiters
 */
export function drawExploiters(exploiters) {
  return chart(
    'Wins of exploiters over the minutes of their training',
    { width: 400, height: 380, right: 145 },
    exploiters.map((reports, i) => exploiting(`Exploiting the ${EXPLOITED[i]?.replace('-', ' ')}`, reports)),
  )
}

/**
 * @param {string} title
 * @param {readonly Report[]} reports
 */
function exploiting(title, reports) {
  const lines = winsAgainst(
    'earlier net',
    reports.map(({ minutes, wins }) => ({ x: minutes, wins })),
  )
  return {
    title,
    x: { from: 0, to: 12, ticks: [0, 3, 6, 9, 12], title: 'minutes of training' },
    y: { from: 0, to: 60, ticks: [0, 20, 40, 60], title: 'games won (by chance 33, 25 and 20 %)', label: perCent },
    lines,
  }
}

/**
 * A line for each number of players.
 *
 * @param {string} field
 * @param {readonly { x: number, wins: Report['wins'] }[]} reports
 */
function winsAgainst(field, reports) {
  return PLAYERS.map(({ players, colour }, i) => ({
    colour,
    name: `${players} players: ${(reports.at(-1)?.wins[field]?.[i] ?? 0).toFixed(1)} %`,
    points: reports.map(({ x, wins }) => ({ x, y: wins[field]?.[i] ?? 0, radius: DOT })),
  }))
}

/**
 * A dot's area tells how many sayings it stands for.
 *
 * @param {Verdicts} verdicts
 */
export function drawReliability({ reliability }) {
  const most = Math.max(...reliability.map(([, , times]) => times))
  const points = reliability.map(([said, came, times]) => ({
    x: 100 * said,
    y: 100 * came,
    radius: LARGEST_DOT * Math.sqrt(times / most),
  }))
  const even = [0, 100].map((at) => ({ x: at, y: at, radius: 0 }))
  return chart("The judge's chances of winning, and how often they came true", { width: 440, height: 420, right: 28 }, [
    {
      title: 'The judge: what it said, and what came true',
      x: { from: 0, to: 100, ticks: QUARTERS, title: 'chance to win that the judge gave', label: perCent },
      y: {
        from: 0,
        to: 100,
        ticks: QUARTERS,
        title: 'games won (a dot’s area: how often it was said)',
        label: perCent,
      },
      lines: [
        { points: even, colour: 'quiet', isDashed: true },
        { points, colour: 'blue' },
      ],
    },
  ])
}

/** @param {Verdicts} verdicts */
export function drawSeasons({ seasons }) {
  const x = { from: 0.7, to: 4.3, ticks: seasons.map(({ season }) => season), title: 'season' }
  /**
   * @param {(season: Season) => number} value
   * @param {number} digits
   */
  const along = (value, digits) =>
    seasons.map((each) => ({ x: each.season, y: value(each), radius: DOT, note: value(each).toFixed(digits) }))
  return chart('How wrong the judge is, by season', { width: 320, height: 330, right: 20 }, [
    {
      title: 'Error of the margin',
      x,
      y: { from: 0, to: 80, ticks: [0, 20, 40, 60, 80], title: 'thousands, on average' },
      lines: [{ points: along((each) => each.margin_error, 1), colour: 'blue', notes: 'below' }],
    },
    {
      title: 'Explained of the margin',
      x,
      y: { from: 0, to: 100, ticks: QUARTERS, title: 'share of its variance', label: perCent },
      lines: [{ points: along((each) => 100 * each.margin_explained, 1), colour: 'green' }],
    },
    {
      title: 'Error of the chances (Brier)',
      x,
      y: { from: 0, to: 0.25, ticks: [0, 0.05, 0.1, 0.15, 0.2, 0.25], title: 'dashed: equal chances for all' },
      lines: [
        { points: along((each) => each.brier_of_chance, 3), colour: 'quiet', isDashed: true },
        { points: along((each) => each.brier, 3), colour: 'orange', notes: 'below' },
      ],
    },
  ])
}
