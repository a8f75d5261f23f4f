import type { Pool } from './pool.ts'
import { fit } from './waiter.ts'
import type { Waiter } from './waiter.ts'

/** So many of the nearest are tried first, then twice as many, and so on. */
const TRIED_FIRST = 16

/**
 * So many pairs are looked at for one table. Among people who have blocked each other just so, the search could take longer
 * than anybody's patience; those who are not found by then are looked for again in a moment.
 */
const MOST_LOOKS = 3000

/**
 * So many others from the pool who may sit with these people and with each other; `null` if there are none. The search is
 * complete, unless it would take too long: it finds some if there are any. Those whose rating is nearest to that of the first person come first, and of
 * equally near ones those who came first; so of two people who are alike in all else the earlier one is never passed over.
 */
export function companyFor(
  people: readonly Waiter[],
  wanted: number,
  pool: Pool,
  mayJoin: (waiter: Waiter) => boolean,
): readonly Waiter[] | null {
  const [first] = people
  if (first === undefined || wanted > pool.size()) return null
  if (wanted === 0) return []
  const candidates: Waiter[] = []
  const nearest = pool.nearest(first.points, first.range)
  let tried = Math.max(wanted, TRIED_FIRST)
  const looks = { left: MOST_LOOKS }
  for (const waiter of nearest) {
    if (people.includes(waiter) || !mayJoin(waiter) || !people.every((each) => fit(each, waiter))) continue
    candidates.push(waiter)
    if (candidates.length < tried) continue
    const found = allFitting(wanted, candidates, looks)
    if (found !== null || looks.left <= 0) return found
    tried *= 2
  }
  return allFitting(wanted, candidates, looks)
}

/** The first so many of them who all fit each other. */
function allFitting(wanted: number, candidates: readonly Waiter[], looks: { left: number }): readonly Waiter[] | null {
  if (wanted === 0) return []
  for (const [index, candidate] of candidates.entries()) {
    if (looks.left <= 0) return null
    looks.left -= candidates.length - index
    const others = candidates.slice(index + 1).filter((other) => fit(candidate, other))
    const rest = others.length < wanted - 1 ? null : allFitting(wanted - 1, others, looks)
    if (rest !== null) return [candidate, ...rest]
  }
  return null
}
