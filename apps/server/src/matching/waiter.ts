import { doubtOf, pointsOf } from '../ratings/rating.ts'
import { PATIENCE } from './patience.ts'
import type { QueueEntry } from './queue.ts'

/** Somebody in the queue as of now: how far they reach, and what they hold out for. */
export interface Waiter {
  readonly entry: QueueEntry
  /** When they came, or when they may be seated again. */
  readonly since: number
  readonly points: number
  /** How many points others may be away, up or down. */
  readonly range: number
  readonly blocked: ReadonlySet<string>
  /** The sizes of table for which they need not hold out any longer, the largest first. */
  readonly readyFor: readonly number[]
  /** Whether they have waited for the stated time, or said yes to bots already. */
  readonly mayHaveBots: boolean
}

/** At first, others may be so many points away; and so many more as the own rating is in doubt. */
const FIRST_RANGE = 100

export function waiterOf(entry: QueueEntry, now: number): Waiter {
  const patience = PATIENCE[entry.pace]
  const since = Math.max(entry.since, entry.notBefore)
  const waited = Math.max(0, now - since)
  const steps = Math.floor(waited / patience.smallerTableEach)
  return {
    entry,
    since,
    points: pointsOf(entry.rating),
    range:
      waited >= patience.anyRatingAfter
        ? Number.POSITIVE_INFINITY
        : FIRST_RANGE + doubtOf(entry.rating) + Math.floor((100 * waited) / patience.hundredPointsEach),
    blocked: new Set(entry.blocked),
    readyFor: entry.sizes.toSorted((a, b) => b - a).slice(0, 1 + steps),
    mayHaveBots: entry.withBots || waited >= patience.botsAfter,
  }
}

/** Whether two people may sit at one table: each is within the other's range, and neither has blocked the other. */
export function fit(one: Waiter, other: Waiter): boolean {
  return (
    Math.abs(one.points - other.points) <= Math.min(one.range, other.range) &&
    !one.blocked.has(other.entry.person) &&
    !other.blocked.has(one.entry.person)
  )
}

/** Those who came first are first; people who came in the same moment go by their ids, so that every node says the same. */
export function byArrival(one: Waiter, other: Waiter): number {
  return one.since - other.since || (one.entry.person < other.entry.person ? -1 : 1)
}

/** People of different kinds never sit at one table. */
export function kindOf({ pace, rated }: QueueEntry): string {
  return `${pace} ${rated ? 'rated' : 'unrated'}`
}
