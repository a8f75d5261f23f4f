import { canStillBeAsked, leastBid } from '@modern-art/engine'
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

function takesOrders(auction: Auction, seat: Seat, seats: number): boolean {
  const { offer, bidding } = auction
  if (bidding.type === 'hidden' || (bidding.type === 'fixed_price' && seat === offer.auctioneer)) return false
  return canStillBeAsked(auction, seat, seats)
}
