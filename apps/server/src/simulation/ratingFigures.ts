import * as models from 'openskill/models'
import { BETA, NEW_RATING, POINTS_PER_MU } from '../ratings/rating.ts'
import type { Rating } from '../ratings/rating.ts'
import { chanceAhead, chanceAheadWith, rateAsServer, rateBy } from './rateTables.ts'
import { recover } from './recovery.ts'
import type { Calibration, Recovery } from './recovery.ts'
import { mean, rounded } from './statistics.ts'
import type { Yardsticks } from './strengths.ts'
import { compareWithBots } from './withBots.ts'

/** What is told of ratings. */
export interface RatingFigures {
  readonly recovery: readonly RecoveryFigure[]
  readonly calibration: readonly Calibration[]
  readonly models: readonly ModelFigure[]
  readonly bots: readonly BotFigure[]
}

interface RecoveryFigure {
  readonly games: number
  /** Among tables of anybody with anybody, and of people with similar ratings. */
  readonly anybody: number
  readonly matched: number
  /** In points, among anybody. */
  readonly doubt: number
  readonly withinTwoDoubts: number
}

interface ModelFigure {
  readonly model: string
  readonly beta: number
  readonly afterTen: number
  readonly afterHundred: number
  readonly withinTwoSigma: number
  readonly surprise: number
}

interface BotFigure {
  readonly treatment: string
  readonly mistaken: number
  readonly afterTen: number
  readonly afterHundred: number
  /** In points. */
  readonly inflation: number
}

const SEED = 1
/** Models differ by little: each figure is the mean of these. */
const MODEL_SEEDS = [1, 2, 3, 4, 5]
const PEOPLE = 400
const GAMES = 100

function recoverFrom({ spread }: Yardsticks, more: Partial<Parameters<typeof recover>[0]> = {}): Recovery {
  return recover({
    people: PEOPLE,
    games: GAMES,
    spread,
    seed: SEED,
    matched: false,
    rateTable: rateAsServer,
    chanceAhead,
    ...more,
  })
}

export function measureRecovery(yardsticks: Yardsticks): Pick<RatingFigures, 'recovery' | 'calibration'> {
  const anybody = recoverFrom(yardsticks)
  const matched = recoverFrom(yardsticks, { matched: true })
  return {
    recovery: anybody.byGames.map(({ games, rankCorrelation, meanSigma, withinTwoSigma }, index) => ({
      games,
      anybody: rounded(rankCorrelation, 3),
      matched: rounded(matched.byGames[index]?.rankCorrelation ?? 0, 3),
      doubt: Math.round(POINTS_PER_MU * meanSigma),
      withinTwoDoubts: rounded(withinTwoSigma, 3),
    })),
    calibration: anybody.calibration.map(({ predicted, happened, pairs }) => ({
      predicted: rounded(predicted, 3),
      happened: rounded(happened, 3),
      pairs,
    })),
  }
}

export function measureModels(yardsticks: Yardsticks): readonly ModelFigure[] {
  return Object.entries(models).flatMap(([name, model]) =>
    [BETA / 2, BETA].map((beta) => {
      const rated = { rateTable: rateBy(model, beta), chanceAhead: chanceAheadWith(beta) }
      const runs = MODEL_SEEDS.map((seed) => recoverFrom(yardsticks, { ...rated, seed }))
      const after = (games: number) => runs.flatMap(({ byGames }) => byGames.filter((each) => each.games === games))
      return {
        model: name,
        beta: rounded(beta, 2),
        afterTen: rounded(mean(after(10).map((each) => each.rankCorrelation)), 3),
        afterHundred: rounded(mean(after(GAMES).map((each) => each.rankCorrelation)), 3),
        withinTwoSigma: rounded(mean(after(GAMES).map((each) => each.withinTwoSigma)), 3),
        surprise: rounded(mean(runs.map(({ surprise }) => surprise)), 4),
      }
    }),
  )
}

export function measureBots(yardsticks: Yardsticks): readonly BotFigure[] {
  const ways = [
    ['left out', 0],
    ['fixed', 0],
    ['fixed', 0.5],
    ['fixed', 1],
  ] as const
  return ways.map(([treatment, mistaken]) => {
    const { afterTen, afterAll, inflation } = compareWithBots(treatment, mistaken, yardsticks, SEED)
    const figures = { afterTen: rounded(afterTen, 3), afterHundred: rounded(afterAll, 3) }
    return { treatment, mistaken, ...figures, inflation: Math.round(POINTS_PER_MU * inflation) }
  })
}

/** The ratings of people of all degrees of experience. */
export function knownRatings(yardsticks: Yardsticks): readonly [Rating, ...Rating[]] {
  const ratings = [3, 10, 30, GAMES].flatMap((games) =>
    recoverFrom(yardsticks, { games, matched: true }).players.map(({ rating }) => rating),
  )
  return [NEW_RATING, ...ratings]
}
