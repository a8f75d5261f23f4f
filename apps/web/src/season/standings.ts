import { placesOf } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'

/** A place in the final standings. */
export interface Standing {
  readonly seat: Seat
  readonly amount: number
  /** First is 1; as much money is the same place. */
  readonly place: number
}

/** Everyone by money, the richest first; of equals the one with the lower seat. */
export function standingsOf(money: readonly number[]): readonly Standing[] {
  return placesOf(money)
    .map((place, seat) => ({ seat, amount: money[seat] ?? 0, place }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat)
}
