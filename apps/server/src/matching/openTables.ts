import { companyFor } from './company.ts'
import type { Pool } from './pool.ts'
import type { Match, Offer, OpenTable } from './queue.ts'
import { accepting, botsAllowed } from './seating.ts'
import { byArrival, kindOf, waiterOf } from './waiter.ts'
import type { Waiter } from './waiter.ts'

type Pools = readonly (readonly [kind: string, Pool])[]

/**
 * Completes tables at which somebody did not show up: with the next people from the queue who fit those who are there, or
 * with bots if all who are there have said yes to them. The people at all others are offered bots.
 */
export function openTablesFirst(
  open: readonly OpenTable[],
  pools: Pools,
  now: number,
): { matches: Match[]; offers: Offer[] } {
  const matches: Match[] = []
  const offers: Offer[] = []
  const tables = open
    .map(({ code, size, people }) => ({
      code,
      size,
      people: people.map((entry) => waiterOf(entry, now)).toSorted(byArrival),
    }))
    .toSorted((a, b) => firstToCome(a.people) - firstToCome(b.people) || (a.code < b.code ? -1 : 1))
  for (const { code, size, people } of tables) {
    const [first] = people
    if (first === undefined) continue
    const { pace, rated } = first.entry
    const pool = pools.find(([kind]) => kind === kindOf(first.entry))?.[1]
    const company = pool === undefined ? null : companyFor(people, size - people.length, pool, accepting(size))
    const bots = company === null ? size - people.length : 0
    if (company !== null || (people.every(({ entry }) => entry.withBots) && botsAllowed(people.length, bots, rated))) {
      const all = [...people, ...(company ?? []).toSorted(byArrival)]
      pool?.remove(company ?? [])
      matches.push({ code, pace, rated, size, people: all.map(({ entry }) => entry.person), bots })
    } else {
      offers.push(
        ...people.map(({ entry: { person } }) => ({
          person,
          pace,
          rated: rated && botsAllowed(people.length, bots, rated),
        })),
      )
    }
  }
  return { matches, offers }
}

function firstToCome(people: readonly Waiter[]): number {
  return Math.min(...people.map(({ since }) => since))
}
