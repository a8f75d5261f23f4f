import type { Pool } from './pool.ts'
import { fit } from './waiter.ts'
import type { Waiter } from './waiter.ts'

/** So many of the nearest are tried first, then twice as many, and so on. */
const TRIED_FIRST = 16

/**
 * So many others from the pool who may sit with these people and with each other; `null` if there are none. The search is
 * complete: it finds some if there are any. Those whose rating is nearest to that of the first person come first, and of
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
  for (const waiter of nearest) {
    if (people.includes(waiter) || !mayJoin(waiter) || !people.every((each) => fit(each, waiter))) continue
    candidates.push(waiter)
    if (candidates.length < tried) continue
    const found = allFitting(wanted, candidates)
    if (found !== null) return found
    tried *= 2
  }
  return allFitting(wanted, candidates)
}

/** The first so many of them who all fit each other. */
function allFitting(wanted: number, candidates: readonly Waiter[]): readonly Waiter[] | null {
  if (wanted === 0) return []
  for (const [index, candidate] of candidates.entries()) {
    const others = candidates.slice(index + 1).filter((other) => fit(candidate, other))
    const rest = others.length < wanted - 1 ? null : allFitting(wanted - 1, others)
    if (rest !== null) return [candidate, ...rest]
  }
  return null
}
