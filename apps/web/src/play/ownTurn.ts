import type { Seat } from '@modern-art/engine'
import type { ScreenEvent } from '@modern-art/table/contract'

/** How many events there were once a seat had last done or bought something; 0 if it has not yet. */
export function lastActed(events: readonly ScreenEvent[], seat: Seat | null): number {
  return events.findLastIndex((event) => seat !== null && doerOf(event) === seat) + 1
}

function doerOf(event: ScreenEvent): Seat | null {
  switch (event.type) {
    case 'card_played':
    case 'second_offered':
    case 'second_declined':
    case 'bid_placed':
    case 'passed':
    case 'bid_sealed':
    case 'price_set':
    case 'mystery_revealed':
    case 'mystery_skipped':
      return event.seat
    case 'lot_sold':
      return event.buyer
    default:
      return null
  }
}
