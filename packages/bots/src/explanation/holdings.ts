import { ARTISTS, artistOf } from '@modern-art/engine'
import type { Artist, Card, Offer, Seat } from '@modern-art/engine'
import { World } from '../model/world.ts'
import type { CountsCode } from '../valuation/counts.ts'
import { AS_IT_STANDS, worthOf } from '../valuation/forecast.ts'
import type { Forecast } from '../valuation/forecast.ts'
import type { Payout } from './reason.ts'

export function ownedBy(world: World, seat: Seat, artist: Artist): number {
  return world.owned[seat * ARTISTS.length + artist] as number
}

/** What a seat's paintings pay at these counts, by a forecast. */
export function holdings(world: World, seat: Seat, forecast: Forecast, code: CountsCode): number {
  let total = 0
  for (const artist of ARTISTS) {
    total += ownedBy(world, seat, artist) * worthOf(forecast, code, artist, world.past[artist] as number)
  }
  return total
}

export function rivalsOf(world: World, seat: Seat): readonly Seat[] {
  return Array.from({ length: world.setup.seats }, (_, other) => other).filter((other) => other !== seat)
}

/** What a seat's paintings pay if the round ends with these counts. */
export function payoutOf(world: World, seat: Seat, code: CountsCode): number {
  return holdings(world, seat, AS_IT_STANDS, code)
}

/** The rival whose paintings pay most if the round ends with these counts. */
export function bestRival(world: World, seat: Seat, code: CountsCode): Payout {
  const payouts = rivalsOf(world, seat).map((rival) => ({ seat: rival, pays: payoutOf(world, rival, code) }))
  return payouts.reduce((best, payout) => (payout.pays > best.pays ? payout : best))
}

/** Whether a seat has more than any other, counting what its paintings should pay. */
export function leads(world: World, seat: Seat, forecast: Forecast): boolean {
  const wealth = (of: Seat): number =>
    Math.round((world.money[of] as number) + holdings(world, of, forecast, world.code))
  return rivalsOf(world, seat).every((rival) => wealth(seat) > wealth(rival))
}

/** What the sale of a lot brings its auctioneer. */
export function proceedsOf({ setup }: World, { opener, auctioneer, cards }: Offer, buyer: Seat, price: number): number {
  const ledger = new World(setup)
  ledger.sell(opener, auctioneer, buyer, artistOf(cards[0] as Card), cards.length, price)
  return ledger.money[auctioneer] as number
}
