import { byArrival } from './waiter.ts'
import type { Waiter } from './waiter.ts'

/** People with the same points, in the order in which they came. */
interface Step {
  readonly points: number
  readonly waiters: Waiter[]
}

/** Those who could still be seated at one kind of table. */
export interface Pool {
  /** Everybody who is there, in the order in which they came. */
  readonly inOrder: () => readonly Waiter[]
  readonly has: (waiter: Waiter) => boolean
  readonly size: () => number
  readonly remove: (waiters: readonly Waiter[]) => void
  /** Everybody from the nearest rating to the furthest within this range; of equally near ones, those who came first are first. */
  readonly nearest: (points: number, range: number) => Generator<Waiter>
}

export function poolOf(waiters: readonly Waiter[]): Pool {
  const order = waiters.toSorted(byArrival)
  const there = new Set(order)
  const ladder = ladderOf(order)

  function remove(gone: readonly Waiter[]): void {
    for (const waiter of gone) {
      there.delete(waiter)
      const at = firstAtLeast(ladder, waiter.points)
      const step = ladder[at]
      if (step === undefined) continue
      step.waiters.splice(step.waiters.indexOf(waiter), 1)
      if (step.waiters.length === 0) ladder.splice(at, 1)
    }
  }

  function* nearest(points: number, range: number): Generator<Waiter> {
    let above = firstAtLeast(ladder, points)
    let below = above - 1
    for (;;) {
      const [up, down] = [distance(ladder[above], points), distance(ladder[below], points)]
      const near = Math.min(up, down)
      if (near > range || near === Number.POSITIVE_INFINITY) return
      yield* merged(
        up === near ? (ladder[above]?.waiters ?? []) : [],
        down === near ? (ladder[below]?.waiters ?? []) : [],
      )
      if (up === near) above += 1
      if (down === near) below -= 1
    }
  }

  return {
    inOrder: () => order.filter((waiter) => there.has(waiter)),
    has: (waiter) => there.has(waiter),
    size: () => there.size,
    remove,
    nearest,
  }
}

function ladderOf(order: readonly Waiter[]): Step[] {
  const steps = new Map<number, Waiter[]>()
  for (const waiter of order) {
    const same = steps.get(waiter.points)
    if (same === undefined) steps.set(waiter.points, [waiter])
    else same.push(waiter)
  }
  return Array.from(steps, ([points, waiters]) => ({ points, waiters })).toSorted((a, b) => a.points - b.points)
}

/** The first step that is not below these points. */
function firstAtLeast(ladder: readonly Step[], points: number): number {
  let [low, high] = [0, ladder.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ladder[middle]?.points ?? 0) < points) low = middle + 1
    else high = middle
  }
  return low
}

function distance(step: Step | undefined, points: number): number {
  return step === undefined ? Number.POSITIVE_INFINITY : Math.abs(step.points - points)
}

/** Two lists in order of arrival as one. */
function* merged(one: readonly Waiter[], other: readonly Waiter[]): Generator<Waiter> {
  let [a, b] = [0, 0]
  for (;;) {
    const [first, second] = [one[a], other[b]]
    if (first === undefined && second === undefined) return
    if (second === undefined || (first !== undefined && byArrival(first, second) < 0)) {
      if (first !== undefined) yield first
      a += 1
    } else {
      yield second
      b += 1
    }
  }
}
