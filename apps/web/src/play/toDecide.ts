import { clockwiseFrom, leftOf } from '@modern-art/engine'
import type { Seat, View } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'

/* What the people at this device still have to decide, as far as the screen that is drawn can tell. */

type Auction = Extract<View['phase'], { name: 'auction' }>

/**
 * Whether none of these people can be asked anything more in the lot under the hammer. Without people nobody decides
 * anything, and everything is there to be watched. Somebody who has passed in an open auction is asked again after the
 * next bid, so for them nothing is decided yet; of orders, the screen shows those of its own seat alone.
 */
export function isLotDecided(screen: Screen, people: readonly Seat[]): boolean {
  const { phase } = screen.view
  if (people.length === 0 || phase.name !== 'auction') return false
  return people.every((seat) => leavesItToTheTable(screen, seat) || hasHadItsTurn(phase, seat, screen.occupants.length))
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

function hasHadItsTurn({ offer, bidding }: Auction, seat: Seat, seats: number): boolean {
  switch (bidding.type) {
    case 'open':
      return false
    case 'hidden':
      return bidding.submitted[seat] === true
    case 'one_offer':
      return isAskedAfter(offer.auctioneer, bidding.asked, seat, seats)
    case 'fixed_price':
      // The auctioneer names the price and is not asked again: whatever nobody buys is theirs.
      if (bidding.price === null) return false
      return seat === offer.auctioneer || isAskedAfter(offer.auctioneer, bidding.asked, seat, seats)
  }
}

/** Whether the seat asked now comes after another, going once around from the auctioneer's left. */
function isAskedAfter(auctioneer: Seat, asked: Seat, other: Seat, seats: number): boolean {
  const order = clockwiseFrom(leftOf(auctioneer, seats), seats)
  return order.indexOf(asked) > order.indexOf(other)
}
