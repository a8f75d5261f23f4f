import type { Seat } from '@modern-art/engine'

/** Where a seat is on the screen, for what flies to it or from it; `null` where it is not drawn. */
export function placeOfSeat(seat: Seat): DOMRect | null {
  return document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null
}
