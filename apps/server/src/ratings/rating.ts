import { ordinal, rating } from 'openskill'

/** What is known of a person's strength in one family of paces: it is about `mu`, give or take `sigma`. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
  /** The games that have counted. */
  readonly games: number
}

export const NEW_RATING: Rating = { ...rating(), games: 0 }

/** How much luck is in one game, on the scale of `mu`: see docs/people.md for how it was chosen. */
export const BETA = NEW_RATING.sigma

/** With fewer games a rating says little: docs/people.md shows how much. */
export const GAMES_UNTIL_KNOWN = 10

/** What a new person has. */
const MIDDLE = 1500

/**
 * So many points to one of `mu` make a difference of points mean what it means in chess: with 200 points more one comes out
 * ahead of the other in three games of four.
 */
export const POINTS_PER_MU = 15

/** The number that people are shown. */
export function pointsOf({ mu }: Rating): number {
  return inPoints(mu)
}

/** How far the shown number may be off, in points: in two cases of three it is less. */
export function doubtOf({ sigma }: Rating): number {
  return Math.round(POINTS_PER_MU * sigma)
}

/** What a list of the best goes by: a number that the person's strength very probably exceeds, so that luck does not lead. */
export function boardPointsOf({ mu, sigma }: Rating): number {
  return inPoints(ordinal({ mu, sigma }))
}

/** Whether the shown number is to be taken with caution. Such people are not on a list of the best. */
export function isProvisional({ games }: Rating): boolean {
  return games < GAMES_UNTIL_KNOWN
}

function inPoints(mu: number): number {
  return Math.round(MIDDLE + POINTS_PER_MU * (mu - NEW_RATING.mu))
}
