import { openTablesFirst } from './openTables.ts'
import { poolOf } from './pool.ts'
import type { Pool } from './pool.ts'
import type { Match, Matching, Offer, Queue, QueueEntry } from './queue.ts'
import { matchOf, withBots, withPeople } from './seating.ts'
import type { Seated } from './seating.ts'
import { byArrival, kindOf, waiterOf } from './waiter.ts'
import type { Waiter } from './waiter.ts'

/**
 * Who sits down with whom now, who is offered to begin with bots, and who waits on. Open tables are completed first. Then
 * everybody is looked at in the order in which they came, first for a table of people alone, then for one with bots; what is
 * found for one person is taken at once. The answer depends on what is in the queue and on the time, and on nothing
 * else: not on the order in which the queue lists it.
 */
export function match({ entries, open }: Queue, now: number): Matching {
  const waiters = entries.map((entry) => waiterOf(entry, now)).toSorted(byArrival)
  const pools = poolsOf(seatable(waiters, new Set(open.flatMap(({ people }) => people.map(placeOf))), now))
  const { matches, offers } = openTablesFirst(open, pools, now)
  for (const [, pool] of pools.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    matches.push(...seatAll(pool, (waiter) => withPeople(waiter, pool)))
    matches.push(...seatAll(pool, (waiter) => (waiter.entry.withBots ? withBots(waiter, pool, saidYes) : null)))
    offers.push(...offersIn(pool))
  }
  const seated = new Set(matches.flatMap(({ pace, people }) => people.map((person) => placeOf({ pace, person }))))
  const waiting = waiters.map(({ entry }) => entry).filter((entry) => !seated.has(placeOf(entry)))
  return { matches, offers, waiting }
}

/** Everybody who may be seated now, each once: nobody who pauses, and nobody at two live tables. */
function seatable(inOrder: readonly Waiter[], sitting: ReadonlySet<string>, now: number): readonly Waiter[] {
  const seen = new Set(sitting)
  return inOrder.filter(({ entry, since }) => {
    if (since > now || (entry.pace === 'live' && entry.atLiveTable) || seen.has(placeOf(entry))) return false
    seen.add(placeOf(entry))
    return true
  })
}

/** Nobody has more than one of these. */
function placeOf({ pace, person }: Pick<QueueEntry, 'pace' | 'person'>): string {
  return `${pace} ${person}`
}

function poolsOf(waiters: readonly Waiter[]): readonly (readonly [kind: string, Pool])[] {
  const kinds = [...new Set(waiters.map(({ entry }) => kindOf(entry)))]
  return kinds.map((kind) => [kind, poolOf(waiters.filter(({ entry }) => kindOf(entry) === kind))])
}

function seatAll(pool: Pool, find: (waiter: Waiter) => Seated | null): readonly Match[] {
  const matches: Match[] = []
  for (const waiter of pool.inOrder()) {
    const found = pool.has(waiter) ? find(waiter) : null
    if (found === null) continue
    pool.remove(found.people)
    matches.push(matchOf(found))
  }
  return matches
}

function offersIn(pool: Pool): readonly Offer[] {
  return pool
    .inOrder()
    .filter(({ mayHaveBots }) => mayHaveBots)
    .map((waiter) => ({
      person: waiter.entry.person,
      pace: waiter.entry.pace,
      rated: waiter.entry.rated && withBots(waiter, pool, ({ mayHaveBots }) => mayHaveBots) !== null,
    }))
}

function saidYes({ entry }: Waiter): boolean {
  return entry.withBots
}
