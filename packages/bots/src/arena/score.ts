import { placesOf, winnersOf } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import { mergeConducts } from './conduct.ts'
import type { Conduct } from './conduct.ts'
import type { Ending } from './game.ts'

/**
 * The results of a challenger in some deals. All counts are whole numbers, so that scores added in any order are the
 * same to the last digit, whichever thread played which deal.
 */
export interface Score {
  readonly seats: number
  readonly deals: number
  readonly actions: number
  /** In parts of a victory. */
  readonly wins: DealSums
  /** How much more money than the mean of the others, times their number. */
  readonly margins: DealSums
  /** By rank, the first first: in how many games it was the challenger's. */
  readonly ranks: readonly number[]
  readonly challenger: Conduct
  readonly field: Conduct
}

/** A deal's games are alike, so a deal is one observation: the sum over its games. */
export interface DealSums {
  readonly sum: number
  readonly squares: number
}

/** A victory has so many parts: two, three, four or five winners can share them without a remainder. */
export const PARTS_OF_A_VICTORY = 60

interface GameScore {
  readonly wins: number
  readonly margin: number
  readonly rank: number
}

/** The score of one deal, from how it ended with the challenger in each seat. */
export function scoreDeal(endings: readonly Ending[], challenger: Conduct, field: Conduct): Score {
  const games = endings.map(({ money }, seat) => scoreGame(money, seat))
  const seats = endings.length
  return {
    seats,
    deals: 1,
    actions: total(endings.map((ending) => ending.actions)),
    wins: oneDeal(games.map((game) => game.wins)),
    margins: oneDeal(games.map((game) => game.margin)),
    ranks: endings.map((_, above) => games.filter((game) => game.rank === above + 1).length),
    challenger,
    field,
  }
}

function scoreGame(money: readonly number[], seat: Seat): GameScore {
  const own = money[seat]
  const rank = placesOf(money)[seat]
  if (own === undefined || rank === undefined) throw new RangeError(`there is no seat ${seat}`)
  const winners = winnersOf(money)
  return {
    wins: winners.includes(seat) ? PARTS_OF_A_VICTORY / winners.length : 0,
    margin: money.length * own - total(money),
    rank,
  }
}

function oneDeal(values: readonly number[]): DealSums {
  const sum = total(values)
  return { sum, squares: sum * sum }
}

/** Scores of different deals at tables of the same size, together. */
export function mergeScores(one: Score, other: Score): Score {
  return {
    seats: one.seats,
    deals: one.deals + other.deals,
    actions: one.actions + other.actions,
    wins: mergeSums(one.wins, other.wins),
    margins: mergeSums(one.margins, other.margins),
    ranks: one.ranks.map((games, above) => games + (other.ranks[above] ?? 0)),
    challenger: mergeConducts(one.challenger, other.challenger),
    field: mergeConducts(one.field, other.field),
  }
}

function mergeSums(one: DealSums, other: DealSums): DealSums {
  return { sum: one.sum + other.sum, squares: one.squares + other.squares }
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
