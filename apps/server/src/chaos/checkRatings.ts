import { isDeepStrictEqual } from 'node:util'
import type { Seat } from '@modern-art/engine'
import type { OnlinePace } from '@modern-art/protocol'
import type { ChairRecord, UserId } from '../parties/partyRecord.ts'
import { rateGame } from '../ratings/rateGame.ts'
import { whyNotCounted } from '../ratings/ratedGame.ts'
import { NEW_RATING } from '../ratings/rating.ts'
import type { Rating } from '../ratings/rating.ts'
import { seatsPlayed } from '../ratings/seatsPlayed.ts'
import type { SeatResult } from '../storage/ratings.ts'
import type { Findings } from './findings.ts'

/** A game that is over, with what is kept of what it came to. */
export interface EndedGame {
  readonly code: string
  readonly rated: boolean
  readonly pace: OnlinePace
  readonly chairs: readonly ChairRecord[]
  /** By the fold of its log. */
  readonly money: readonly number[]
  readonly standIns: readonly Seat[]
  readonly results: readonly SeatResult[]
}

/** Holds what is kept of a game's end against the game: each person has one result, and it is the one that follows. */
export function checkResults(game: EndedGame, hasAccount: (user: UserId) => boolean, findings: Findings): void {
  const { code, rated, pace, chairs, money, standIns, results } = game
  for (const [seat, chair] of chairs.entries()) {
    if (chair.kind !== 'person') continue
    const kept = results.filter((each) => each.user === chair.user).length
    if (kept !== 1) findings.ratings.push(`${code}: the game's end is kept ${kept} times for seat ${seat}`)
  }
  const seatsWith = (ratingOf: (user: UserId) => Rating): ReturnType<typeof seatsPlayed> =>
    seatsPlayed(chairs, standIns, (user) => (hasAccount(user) ? ratingOf(user) : null))
  const changed = results.filter(({ after }) => after !== null)
  if (whyNotCounted({ rated, seats: seatsWith(() => NEW_RATING) }) !== null) {
    const many = changed.length
    if (many > 0) findings.ratings.push(`${code}: ${many} ratings changed in a game that does not count`)
    return
  }
  const before = new Map(changed.map((each) => [each.user, each.before ?? NEW_RATING]))
  const seats = seatsWith((user) => before.get(user) ?? NEW_RATING)
  const outcome = rateGame({ rated, pace, money, seats })
  for (const { person, after } of outcome.counts ? outcome.changes : []) {
    const kept = changed.find(({ user }) => user === person)
    if (kept === undefined) findings.ratings.push(`${code}: no rating was written for seat ${seatOf(chairs, person)}`)
    else if (!isDeepStrictEqual(kept.after, after)) {
      findings.ratings.push(
        `${code}: seat ${kept.seat} was rated ${JSON.stringify(kept.after)} instead of ${JSON.stringify(after)}`,
      )
    }
  }
}

/** Holds somebody's rating against all games in which it changed: each changed it once, one after the other. */
export function checkRating(
  who: string,
  rating: Rating | null,
  results: readonly Pick<SeatResult, 'before' | 'after'>[],
  findings: Findings,
): void {
  const changes = results
    .flatMap(({ before, after }) => (before === null || after === null ? [] : [{ before, after }]))
    .toSorted((one, other) => one.after.games - other.after.games)
  const games = rating?.games ?? 0
  if (games !== changes.length) findings.ratings.push(`${who}: rated ${games} times in ${changes.length} games`)
  let last: Rating = NEW_RATING
  for (const { before, after } of changes) {
    if (!isDeepStrictEqual(before, last)) {
      findings.ratings.push(
        `${who}: game ${after.games} was rated from ${JSON.stringify(before)}, and not from ${JSON.stringify(last)}`,
      )
    }
    last = after
  }
  if (rating !== null && !isDeepStrictEqual(rating, last)) {
    findings.ratings.push(`${who}: is rated ${JSON.stringify(rating)}, and the games say ${JSON.stringify(last)}`)
  }
}

function seatOf(chairs: readonly ChairRecord[], person: UserId): number {
  return chairs.findIndex((chair) => 'user' in chair && chair.user === person)
}
