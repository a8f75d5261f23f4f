import type { Screen } from '@modern-art/table/contract'

/** When each screen came, on the page's own clock: what is left of a person's time is told as of then. */
const arrivals = new WeakMap<Screen, number>()

export function noteArrival(screen: Screen, at: number): void {
  arrivals.set(screen, at)
}

export function arrivalOf(screen: Screen): number {
  return arrivals.get(screen) ?? performance.now()
}
