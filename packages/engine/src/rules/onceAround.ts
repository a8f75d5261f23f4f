import { leftOf } from '../seat.ts'
import type { Seat } from '../seat.ts'

/*
 * Once around: the seats are asked one after the other, clockwise from the auctioneer's left, the auctioneer last.
 */

export function firstOnceAround(auctioneer: Seat, seats: number): Seat {
  return leftOf(auctioneer, seats)
}

/** The seat asked after this one; `null` after the auctioneer, who is the last. */
export function nextOnceAround(asked: Seat, auctioneer: Seat, seats: number): Seat | null {
  return asked === auctioneer ? null : leftOf(asked, seats)
}

/** The seats of a once-around one after the other: all of them, or the rest from the seat that is asked now. */
export function onceAround(
  auctioneer: Seat,
  seats: number,
  asked: Seat = firstOnceAround(auctioneer, seats),
): readonly Seat[] {
  const sequence: Seat[] = []
  for (let next: Seat | null = asked; next !== null; next = nextOnceAround(next, auctioneer, seats)) sequence.push(next)
  return sequence
}
