import type { PaceFamily } from '../ratings/paceFamily.ts'
import { pointsOf } from '../ratings/rating.ts'
import type { Rating } from '../ratings/rating.ts'
import { chanceFrom, shuffled } from './chance.ts'
import { runEvening } from './evening.ts'
import type { Begun } from './evening.ts'
import { mean, quantile, rounded, shareUpTo } from './statistics.ts'
import { visitorsOf } from './visitors.ts'

/** Of some numbers: the one that half of them do not exceed, nine in ten, and ninety-nine in a hundred. */
export interface Quantiles {
  readonly half: number
  readonly most: number
  readonly nearlyAll: number
}

export interface Differences extends Quantiles {
  /** The share of tables whose people are at most so far apart, at each of `DIFFERENCES`. */
  readonly curve: readonly number[]
}

export interface EveningFigure {
  readonly visitors: number
  readonly longestQueue: number
  readonly stillWaiting: number
  /** In seconds. */
  readonly liveWaits: Quantiles
  /** The share of people at live tables who waited at most so long, at each of `WAITS`. */
  readonly waitCurve: readonly number[]
  /** In minutes. */
  readonly turnBasedWaits: Quantiles
  readonly differences: Differences
  /** The share of live tables with three, four and five seats, and of those with bots. */
  readonly sizes: readonly number[]
  readonly withBots: number
}

/** Seconds, each a little longer than the one before. */
export const WAITS = Array.from({ length: 60 }, (_, step) => Math.round(2 * 1.115 ** step * 10) / 10)

/** Points. */
export const DIFFERENCES = Array.from({ length: 51 }, (_, step) => 20 * step)

const SEED = 2

export function measureEvening(visitors: number, ratings: readonly [Rating, ...Rating[]]): EveningFigure {
  const { tables, waiting, longestQueue } = runEvening(visitorsOf(visitors, ratings, chanceFrom(SEED)))
  const of = (pace: PaceFamily): readonly Begun[] => tables.filter((table) => table.pace === pace)
  const live = of('live')
  const waits = live.flatMap((table) => table.waits)
  return {
    visitors,
    longestQueue,
    stillWaiting: waiting,
    liveWaits: quantilesOf(waits),
    waitCurve: WAITS.map((seconds) => rounded(shareUpTo(waits, seconds), 4)),
    turnBasedWaits: quantilesOf(of('turn_based').flatMap((table) => table.waits.map((seconds) => seconds / 60))),
    differences: differencesOf(live.filter(({ size, bots }) => size - bots > 1).map(({ difference }) => difference)),
    sizes: [3, 4, 5].map((size) => rounded(mean(live.map((table) => (table.size === size ? 1 : 0))), 3)),
    withBots: rounded(mean(live.map(({ bots }) => (bots > 0 ? 1 : 0))), 3),
  }
}

/** How far apart people would be at tables of anybody with anybody. */
export function measureUnmatched(ratings: readonly [Rating, ...Rating[]]): Differences {
  const chance = chanceFrom(SEED)
  const points = ratings.map(pointsOf)
  return differencesOf(
    Array.from({ length: 3000 }, (_, table) => {
      const drawn = shuffled(points.slice(1), chance).slice(0, 3 + (table % 3))
      return Math.max(...drawn) - Math.min(...drawn)
    }),
  )
}

function differencesOf(differences: readonly number[]): Differences {
  return { ...quantilesOf(differences), curve: DIFFERENCES.map((points) => rounded(shareUpTo(differences, points), 4)) }
}

function quantilesOf(values: readonly number[]): Quantiles {
  const at = (share: number): number => Math.round(quantile(values, share))
  return { half: at(0.5), most: at(0.9), nearlyAll: at(0.99) }
}
