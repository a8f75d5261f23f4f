import type { ShownRating } from '@modern-art/protocol'
import { GAMES_UNTIL_KNOWN, doubtOf, pointsOf } from '../ratings/rating.ts'
import type { Rating } from '../ratings/rating.ts'

/** A rating as people see it. */
export function shownRating(rating: Rating): ShownRating {
  const { games } = rating
  return { points: pointsOf(rating), doubt: doubtOf(rating), games, gamesMissing: gamesMissing(rating) }
}

/** How many more games have to count until a rating is not provisional any more. */
export function gamesMissing({ games }: Rating): number {
  return Math.max(0, GAMES_UNTIL_KNOWN - games)
}
