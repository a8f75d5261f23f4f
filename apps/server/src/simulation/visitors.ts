import type { QueueEntry } from '../matching/queue.ts'
import type { PaceFamily } from '../ratings/paceFamily.ts'
import type { Rating } from '../ratings/rating.ts'
import type { Chance } from './chance.ts'

/** Somebody who comes on an evening, and what they will do. */
export interface Visitor {
  readonly entry: QueueEntry
  /** Whether they are gone when they have been seated, the first time. */
  readonly misses: boolean
  /** How long they think about an offer, and whether they then say yes to bots: to a rated game, and to any. */
  readonly thinks: number
  readonly likesBots: boolean
  readonly likesUnratedBots: boolean
}

export const SECOND = 1000
export const HOUR = 3600 * SECOND

/** From six in the evening until eleven, most of them about nine. */
const EVENING = 5 * HOUR
const PEAK = 3 * HOUR
const SCATTER = 1.2 * HOUR

const LIVE = 0.85
const RATED = 0.6
const MISSES = 0.03
const LIKES_BOTS = 0.4
const LIKES_UNRATED_BOTS = 0.25

const ANY_SIZE = [3, 4, 5]
/** Half of all people accept any table. */
const SIZES = [ANY_SIZE, ANY_SIZE, ANY_SIZE, ANY_SIZE, ANY_SIZE, [4, 5], [3, 4], [4], [3], [5]] as const

/** Everybody who comes on an evening, in the order in which they come. */
export function visitorsOf(count: number, ratings: readonly [Rating, ...Rating[]], chance: Chance): readonly Visitor[] {
  return Array.from({ length: count }, (_, index) => visitor(`p${index}`, chance.oneOf(ratings), chance)).toSorted(
    (a, b) => a.entry.since - b.entry.since,
  )
}

function visitor(person: string, rating: Rating, chance: Chance): Visitor {
  const pace: PaceFamily = chance.share() < LIVE ? 'live' : 'turn_based'
  const wishes = { pace, sizes: chance.oneOf(SIZES), rated: chance.share() < RATED, rating, blocked: [] }
  return {
    entry: { person, since: arrival(chance), ...wishes, atLiveTable: false, notBefore: 0, withBots: false },
    misses: pace === 'live' && chance.share() < MISSES,
    thinks: SECOND * (5 + chance.below(25)),
    likesBots: chance.share() < LIKES_BOTS,
    likesUnratedBots: chance.share() < LIKES_UNRATED_BOTS,
  }
}

function arrival(chance: Chance): number {
  for (;;) {
    const at = Math.round(PEAK + SCATTER * chance.normal())
    if (at >= 0 && at < EVENING) return at
  }
}
