import { canStillBeAsked } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'

/* What the people at this device still have to decide, as far as the screen that is drawn can tell. */

/**
 * Whether none of these people can be asked anything more in the lot under the hammer. Without people nobody decides
 * anything, and everything is there to be watched. Somebody who has passed in an open auction is asked again after the
 * next bid, so for them nothing is decided yet; of orders, the screen shows those of its own seat alone.
 */
export function isLotDecided(screen: Screen, people: readonly Seat[]): boolean {
  const { phase } = screen.view
  if (people.length === 0 || phase.name !== 'auction') return false
  const seats = screen.occupants.length
  return people.every((seat) => leavesItToTheTable(screen, seat) || !canStillBeAsked(phase, seat, seats))
}

/** Whether the viewer is asked something that no order of theirs answers. Spectators have no choices, nor has a game that is over. */
export function isAsked(screen: Screen): boolean {
  const { seat } = screen.view
  return seat !== null && screen.choices.length > 0 && !leavesItToTheTable(screen, seat)
}

/** Whether one of these people has to answer now. An order that answers for them does so at once. */
export function isAnyoneAsked(screen: Screen, people: readonly Seat[]): boolean {
  return people.some((seat) => screen.asked.includes(seat) && !leavesItToTheTable(screen, seat))
}

/** Whether the game goes on without these people for now. */
export function areOthersActing(screen: Screen, people: readonly Seat[]): boolean {
  return !screen.paused && screen.view.phase.name !== 'finished' && !isAnyoneAsked(screen, people)
}

/** Whether a seat has given an order that answers whatever it may be asked in this lot. */
function leavesItToTheTable({ view, order }: Screen, seat: Seat): boolean {
  if (seat !== view.seat || order === null) return false
  return order.type === 'out' || order.above === 'pass'
}
