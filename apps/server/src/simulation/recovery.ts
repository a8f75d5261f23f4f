import { NEW_RATING } from '../ratings/rating.ts'
import type { Rating } from '../ratings/rating.ts'
import { chanceFrom, shuffled } from './chance.ts'
import type { Chance } from './chance.ts'
import { mean, rankCorrelation, sum } from './statistics.ts'
import { playedOut } from './strengths.ts'

/** Somebody in the simulation: what nobody knows of them, and what is made of their games. */
export interface Player {
  readonly strength: number
  rating: Rating
}

export interface RecoveryOptions {
  readonly people: number
  readonly games: number
  readonly spread: number
  readonly seed: number
  /** Whether people of a similar rating sit together; else anybody. */
  readonly matched: boolean
  readonly rateTable: (players: readonly Player[], money: readonly number[]) => void
  /** The chance that the first comes out ahead of the second, by their ratings. */
  readonly chanceAhead: (one: Rating, other: Rating) => number
}

/** How well strengths are known after so many games of everybody. */
interface Recovered {
  readonly games: number
  /** Between ratings and strengths. */
  readonly rankCorrelation: number
  readonly meanSigma: number
  /** The share of people who are off by less than two sigma. */
  readonly withinTwoSigma: number
}

/** Of all pairs with about this chance that the first comes out ahead, how often it did. */
export interface Calibration {
  readonly predicted: number
  readonly happened: number
  readonly pairs: number
}

export interface Recovery {
  readonly byGames: readonly Recovered[]
  readonly calibration: readonly Calibration[]
  /** The mean surprise of who came out ahead of whom in the second half; 0.693 is that of a coin. */
  readonly surprise: number
  readonly players: readonly Player[]
}

const REPORTED = new Set([1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100])
const SIZES = [3, 4, 5] as const
const FEWEST = 3
/** How far people at one table scatter in `mu` where they are matched. */
const MATCHED_WITHIN = 6
const BINS = 10

/** Lets people play whose strength is known to nobody, and compares their ratings with it. */
export function recover(options: RecoveryOptions): Recovery {
  const { people, games, spread, seed, matched } = options
  const chance = chanceFrom(seed)
  const players = Array.from({ length: people }, (): Player => ({
    strength: spread * chance.normal(),
    rating: NEW_RATING,
  }))
  const byGames: Recovered[] = []
  const predictions: Prediction[] = []
  for (let game = 1; game <= games; game += 1) {
    for (const table of tablesOf(matched ? byRating(players, chance) : shuffled(players, chance), chance)) {
      const money = playedOut(
        table.map(({ strength }) => strength),
        chance,
      )
      if (game > games / 2) predictions.push(...pairsOf(table, money, options.chanceAhead))
      options.rateTable(table, money)
    }
    if (REPORTED.has(game)) byGames.push(recoveredAfter(game, players))
  }
  return { byGames, calibration: calibrationOf(predictions), surprise: surpriseOf(predictions), players }
}

function byRating(players: readonly Player[], chance: Chance): readonly Player[] {
  return players
    .map((player) => ({ player, near: player.rating.mu + MATCHED_WITHIN * chance.normal() }))
    .toSorted((a, b) => a.near - b.near)
    .map(({ player }) => player)
}

/** Tables of three to five for everybody, in this order. */
function tablesOf(players: readonly Player[], chance: Chance): readonly (readonly Player[])[] {
  const tables: (readonly Player[])[] = []
  let from = 0
  while (from < players.length) {
    const left = players.length - from
    const size = chance.oneOf(SIZES)
    const fits = left - size === 0 || left - size >= FEWEST
    const taken = fits ? size : left <= 5 ? left : FEWEST
    tables.push(players.slice(from, from + taken))
    from += taken
  }
  return tables
}

function recoveredAfter(games: number, players: readonly Player[]): Recovered {
  const strengths = players.map(({ strength }) => strength)
  const mus = players.map(({ rating: { mu } }) => mu)
  const middle = mean(mus)
  // Where a strength lies on the scale of ratings: the line that fits best.
  const scale =
    sum(strengths.map((strength, index) => strength * ((mus[index] ?? 0) - middle))) /
    sum(strengths.map((strength) => strength ** 2))
  const errors = players.map(({ strength, rating: { mu } }) => Math.abs(mu - middle - scale * strength))
  return {
    games,
    rankCorrelation: rankCorrelation(strengths, mus),
    meanSigma: mean(players.map(({ rating: { sigma } }) => sigma)),
    withinTwoSigma: mean(players.map(({ rating: { sigma } }, index) => ((errors[index] ?? 0) < 2 * sigma ? 1 : 0))),
  }
}

interface Prediction {
  readonly chance: number
  readonly happened: number
}

function pairsOf(
  table: readonly Player[],
  money: readonly number[],
  chanceAhead: RecoveryOptions['chanceAhead'],
): readonly Prediction[] {
  return table.flatMap((one, index) =>
    table.slice(index + 1).map((other, further): Prediction => {
      const [own, theirs] = [money[index] ?? 0, money[index + 1 + further] ?? 0]
      return { chance: chanceAhead(one.rating, other.rating), happened: own > theirs ? 1 : own < theirs ? 0 : 0.5 }
    }),
  )
}

function calibrationOf(predictions: readonly Prediction[]): readonly Calibration[] {
  return Array.from({ length: BINS }, (_, bin) =>
    predictions.filter((each) => Math.min(BINS - 1, Math.floor(each.chance * BINS)) === bin),
  )
    .filter((inBin) => inBin.length > 0)
    .map((inBin) => ({
      predicted: mean(inBin.map((each) => each.chance)),
      happened: mean(inBin.map((each) => each.happened)),
      pairs: inBin.length,
    }))
}

function surpriseOf(predictions: readonly Prediction[]): number {
  return mean(
    predictions.map(({ chance, happened }) => -happened * Math.log(chance) - (1 - happened) * Math.log(1 - chance)),
  )
}
