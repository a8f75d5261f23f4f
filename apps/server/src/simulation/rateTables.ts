import { rate } from 'openskill'
import type { Model } from 'openskill'
import { rateGame } from '../ratings/rateGame.ts'
import { BETA } from '../ratings/rating.ts'
import type { Rating } from '../ratings/rating.ts'
import type { Player } from './recovery.ts'

/** Ratings as the server makes them. */
export function rateAsServer(players: readonly Player[], money: readonly number[]): void {
  const outcome = rateGame({
    rated: true,
    pace: 'live',
    money,
    seats: players.map(({ rating }, seat) => ({ kind: 'rated', person: String(seat), rating, stayed: true })),
  })
  if (!outcome.counts) throw new Error(outcome.why)
  for (const { person, after } of outcome.changes) {
    const player = players[Number(person)]
    if (player !== undefined) player.rating = after
  }
}

/** Ratings by another model of the library, to compare. */
export function rateBy(model: Model, beta: number) {
  return (players: readonly Player[], money: readonly number[]): void => {
    const rated = rate(
      players.map(({ rating }) => [rating]),
      { model, beta, score: [...money] },
    )
    for (const [seat, player] of players.entries()) {
      const [after] = rated[seat] ?? []
      if (after !== undefined) player.rating = { ...after, games: player.rating.games + 1 }
    }
  }
}

/** Who comes out ahead, by the model of Bradley and Terry; what is not known of the two brings the chance nearer to a half. */
export function chanceAheadWith(beta: number) {
  return (one: Rating, other: Rating): number =>
    1 / (1 + Math.exp((other.mu - one.mu) / Math.sqrt(one.sigma ** 2 + other.sigma ** 2 + 2 * beta ** 2)))
}

export const chanceAhead = chanceAheadWith(BETA)
