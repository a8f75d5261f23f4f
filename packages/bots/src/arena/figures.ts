import type { Conduct, LostMove } from './conduct.ts'
import { PARTS_OF_A_VICTORY } from './score.ts'
import type { DealSums, Score } from './score.ts'
import { percentile } from './times.ts'

type Interval = readonly [low: number, high: number]

/** The figures of a contest. Shares are of 1, money and margins in thousands. */
export interface ArenaFigures {
  readonly deals: number
  readonly games: number
  readonly actions: number
  /** Victories by games; those who share a victory have their part of it. */
  readonly winShare: number
  /** Where the true win share is, 95 times of 100. With a single deal it may be anywhere. */
  readonly interval: Interval
  /** How much more money than the mean of the others, on average. */
  readonly margin: number
  /** `null` with a single deal, which says nothing about others. */
  readonly marginInterval: Interval | null
  /** By rank, the first first: the share of games. Equals share the better rank. */
  readonly ranks: readonly number[]
  readonly msMedian: number
  readonly msP99: number
  readonly msMax: number
  /** Moves that were not the challenger's own, for its answer was none or not legal. */
  readonly illegal: number
  /** The first of them for each reason, of the first few reasons. */
  readonly faults: readonly LostMove[]
  /** The same of all others together. */
  readonly field: ConductFigures
}

interface ConductFigures {
  readonly msMedian: number
  readonly msP99: number
  readonly msMax: number
  readonly illegal: number
  readonly faults: readonly LostMove[]
}

export function arenaFigures(score: Score): ArenaFigures {
  const { seats, deals, actions, wins, margins } = score
  const games = seats * deals
  const winScale = seats * PARTS_OF_A_VICTORY
  const marginScale = seats * (seats - 1)
  const winReach = reachOf(wins, deals, winScale)
  const marginReach = reachOf(margins, deals, marginScale)
  const winShare = wins.sum / deals / winScale
  const margin = margins.sum / deals / marginScale
  return {
    deals,
    games,
    actions,
    winShare,
    interval: winInterval(winShare, winReach, score.deals),
    margin,
    marginInterval: marginReach === null ? null : [margin - marginReach, margin + marginReach],
    ranks: score.ranks.map((count) => count / games),
    ...conductFigures(score.challenger),
    field: conductFigures(score.field),
  }
}

/** Of n deals all won or all lost, the rule of three says that a share of 3 / n of the other kind may have gone unseen. */
function winInterval(winShare: number, reach: number | null, deals: number): readonly [number, number] {
  if (reach === null) return [0, 1]
  const unseen = Math.min(1, 3 / deals)
  if (winShare === 0) return [0, unseen]
  if (winShare === 1) return [1 - unseen, 1]
  return [Math.max(0, winShare - reach), Math.min(1, winShare + reach)]
}

/** So many standard errors to either side take in 95 % of a normal distribution. */
const STANDARD_ERRORS = 1.959963984540054

/**
 * Half the width of the 95 % interval of the mean. A deal's games share their cards, so that the deals are the
 * observations, not the games; of one alone nothing can be told.
 */
function reachOf({ sum, squares }: DealSums, deals: number, scale: number): number | null {
  if (deals < 2) return null
  const variance = Math.max(0, squares - (sum * sum) / deals) / (deals - 1)
  return (STANDARD_ERRORS * Math.sqrt(variance / deals)) / scale
}

function conductFigures({ times, illegal, lost }: Conduct): ConductFigures {
  return {
    msMedian: threeDigits(percentile(times, 0.5)),
    msP99: threeDigits(percentile(times, 0.99)),
    msMax: threeDigits(times.longest),
    illegal,
    faults: lost,
  }
}

/** More than a clock and counts in steps can vouch for. */
function threeDigits(value: number): number {
  return Number(value.toPrecision(3))
}
