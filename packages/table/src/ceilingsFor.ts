import { leastBid } from '@modern-art/engine'
import type { GameState, Seat } from '@modern-art/engine'
import type { Screen } from './contract/screen.ts'

type Auction = Extract<GameState['phase'], { name: 'auction' }>

/**
 * The ceilings that could still act for a seat: from what would have to be bid or paid now up to the seat's money. None
 * for sealed bids, which are made once; for an auctioneer's fixed price, which is named and not bid on; and for
 * whoever has had their turn of a once-around.
 */
export function ceilingsFor({ phase, money }: GameState, seat: Seat): Screen['ceilings'] {
  if (phase.name !== 'auction' || !takesOrders(phase, seat, money.length)) return null
  const { bidding } = phase
  const max = money[seat] ?? 0
  if (bidding.type === 'fixed_price') return { min: Math.max(1, bidding.price ?? 1), max }
  return bidding.type === 'hidden' ? null : { min: leastBid(bidding.bids), max }
}

function takesOrders({ offer, bidding }: Auction, seat: Seat, seats: number): boolean {
  switch (bidding.type) {
    case 'open':
      return true
    case 'hidden':
      return false
    case 'one_offer':
      return isStillAsked(offer.auctioneer, bidding.asked, seat, seats)
    case 'fixed_price':
      if (seat === offer.auctioneer) return false
      return bidding.price === null || isStillAsked(offer.auctioneer, bidding.asked, seat, seats)
  }
}

/** Whether a once-around, the auctioneer last, has not come past a seat yet. */
function isStillAsked(auctioneer: Seat, asked: Seat, seat: Seat, seats: number): boolean {
  const turnOf = (each: Seat): number => (each - auctioneer - 1 + seats) % seats
  return turnOf(seat) >= turnOf(asked)
}
