import { clockwiseFrom, leftOf } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'

/** The seats in the order of a once-around: from the auctioneer's left, the auctioneer last. */
export function onceAround(auctioneer: Seat, seats: number): readonly Seat[] {
  return clockwiseFrom(leftOf(auctioneer, seats), seats)
}

/** How many are asked before a seat; `null` where it has been asked, or is asked now. */
export function countBefore(seats: readonly Seat[], asked: Seat | null, seat: Seat | null): number | null {
  if (asked === null || seat === null) return null
  const ahead = seats.indexOf(seat) - seats.indexOf(asked)
  return ahead > 0 ? ahead : null
}
