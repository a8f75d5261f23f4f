import { FEWEST_RATED, tooManyBots } from '../ratings/ratedGame.ts'
import { companyFor } from './company.ts'
import type { Pool } from './pool.ts'
import type { Match } from './queue.ts'
import { byArrival } from './waiter.ts'
import type { Waiter } from './waiter.ts'

/** People who sit down together, and at how large a table. */
export interface Seated {
  readonly people: readonly Waiter[]
  readonly size: number
}

/** Whether so many bots may sit with so many people: if the table is rated, the game has to count. */
export function botsAllowed(people: number, bots: number, rated: boolean): boolean {
  return !rated || (people >= FEWEST_RATED && !tooManyBots(people, bots))
}

/** A table of people alone for somebody, the largest for which they need not hold out any longer; `null` if there is none. */
export function withPeople(waiter: Waiter, pool: Pool): Seated | null {
  for (const size of waiter.readyFor) {
    const company = companyFor([waiter], size - 1, pool, accepting(size))
    if (company !== null) return { people: [waiter, ...company], size }
  }
  return null
}

/**
 * A table with bots for somebody, with as many others as there are among those who may join, and then with as few bots as
 * can be; `null` if there is none.
 */
export function withBots(waiter: Waiter, pool: Pool, mayJoin: (other: Waiter) => boolean): Seated | null {
  const { sizes, rated } = waiter.entry
  const ways = sizes
    .flatMap((size) => Array.from({ length: size - 1 }, (_, index) => ({ size, people: index + 1 })))
    .filter(({ size, people }) => botsAllowed(people, size - people, rated))
    .toSorted((a, b) => b.people - a.people || a.size - b.size)
  for (const { size, people } of ways) {
    const fits = accepting(size)
    const company = companyFor([waiter], people - 1, pool, (other) => fits(other) && mayJoin(other))
    if (company !== null) return { people: [waiter, ...company], size }
  }
  return null
}

/** Says who accepts a table of this size. */
export function accepting(size: number) {
  return ({ entry }: Waiter): boolean => entry.sizes.includes(size)
}

/** A new table for these people; bots take the seats that are left. */
export function matchOf({ people, size }: Seated): Match {
  const inOrder = people.toSorted(byArrival).map(({ entry }) => entry)
  const [first] = inOrder
  if (first === undefined) throw new RangeError('nobody sits at this table')
  const { pace, rated } = first
  return { code: null, pace, rated, size, people: inOrder.map(({ person }) => person), bots: size - inOrder.length }
}
