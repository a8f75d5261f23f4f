import { placesOf } from '@modern-art/engine'
import type { Leaderboard, OwnStanding } from '@modern-art/protocol'
import type { UserId } from '../parties/partyRecord.ts'
import type { PaceFamily } from '../ratings/paceFamily.ts'
import { boardPointsOf, isProvisional } from '../ratings/rating.ts'
import type { RankedPerson, RatingStorage } from '../storage/ratings.ts'
import { shownRating } from './shownRating.ts'

/** The lists of the best. */
export interface Leaderboards {
  /** The list, and where the asker stands, be it on the list or not. */
  readonly of: (family: PaceFamily, asker: UserId | null) => Promise<Leaderboard>
}

/** So many are on a list. */
const LONGEST_BOARD = 100
/** So long a list is good for everybody who asks, in milliseconds: after a tournament many look at once. */
const FRESH = 5000

interface Read {
  readonly at: number
  readonly people: Promise<readonly RankedPerson[]>
}

export function leaderboardsIn(
  storage: Pick<RatingStorage, 'bestOf' | 'countBetter' | 'ratingsOf'>,
  now: () => number,
): Leaderboards {
  const read = new Map<PaceFamily, Read>()

  const bestOf = (family: PaceFamily): Promise<readonly RankedPerson[]> => {
    const last = read.get(family)
    if (last !== undefined && now() - last.at < FRESH) return last.people
    const people = storage.bestOf(family, LONGEST_BOARD)
    read.set(family, { at: now(), people })
    // What could not be read is asked for again.
    people.catch(() => read.delete(family))
    return people
  }

  const standing = async (family: PaceFamily, user: UserId): Promise<OwnStanding | null> => {
    const rating = (await storage.ratingsOf([user], family)).get(user)
    if (rating === undefined) return null
    const boardPoints = boardPointsOf(rating)
    const place = isProvisional(rating) ? null : 1 + (await storage.countBetter(family, boardPoints))
    return { ...shownRating(rating), boardPoints, place }
  }

  return {
    of: async (family, asker) => {
      const best = await bestOf(family)
      const places = placesOf(best.map(({ boardPoints }) => boardPoints))
      return {
        pace: family,
        people: best.map(({ user, name, portrait, boardPoints, games, handle }, row) => ({
          place: places[row] ?? row + 1,
          name,
          portrait,
          boardPoints,
          games,
          handle,
          isYou: user === asker,
        })),
        own: asker === null ? null : await standing(family, asker),
      }
    },
  }
}
