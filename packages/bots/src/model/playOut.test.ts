import { AUCTION_TYPES } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { medium } from '../temperaments.ts'
import { RecordingWorld } from '../testing/recordingWorld.ts'
import type { WorldEvent } from '../testing/recordingWorld.ts'
import { AS_IT_STANDS } from '../valuation/forecast.ts'
import type { Forecast } from '../valuation/forecast.ts'
import { Dice } from './dice.ts'
import { PlayOut } from './playOut.ts'
import type { Temperament } from './temperament.ts'

const SEATS = 4
const WORTHLESS: Forecast = new Float32Array(AS_IT_STANDS.length)

/** Buys at any price up to this share of the worth, whatever the auction. */
function upTo(share: number): Temperament {
  return { ...medium(SEATS), open: share, buyBack: share, sealed: share, once: share, ask: 0.5, accept: share }
}

/** Seat 1 plays a painting of Manuel's, the first of the round: 30 if the round ended now. */
function saleOf(type: number, temperaments: readonly Temperament[], forecast = AS_IT_STANDS): WorldEvent {
  const world = new RecordingWorld({ seats: SEATS, splitDouble: false })
  world.money.fill(100, 0, SEATS)
  for (let seat = 0; seat < SEATS; seat += 1) for (let card = 0; card < 4; card += 1) world.give(seat, type)
  new PlayOut(world, temperaments, forecast, new Dice(1)).play(1, type)
  const sale = world.events.find((event) => event.type === 'sold')
  if (sale === undefined) throw new Error('nothing was sold')
  return sale
}

/** All auction types but the double, by name and number. */
const TYPES = AUCTION_TYPES.slice(0, -1).map((name, type) => [name, type] as const)
const OPEN = AUCTION_TYPES.indexOf('open')
const HIDDEN = AUCTION_TYPES.indexOf('hidden')

const MISERS = [upTo(0), upTo(0), upTo(0), upTo(0)]

describe('a play-out', () => {
  it.each(TYPES)('sells to the one who would pay most: %s', (_, type) => {
    const sale = saleOf(type, [upTo(0.1), upTo(0.1), upTo(0.1), upTo(0.9)])
    expect(sale).toMatchObject({ opener: 1, auctioneer: 1, buyer: 3, artist: 0, cards: 1 })
  })

  it('takes in an open auction a little more than the next would have paid, else the bid or the price', () => {
    const prices = TYPES.map(([, type]) => {
      const sale = saleOf(type, [upTo(0.2), upTo(0), upTo(0.1), upTo(0.9)])
      return sale.type === 'sold' ? sale.price : 0
    })
    const [open = 0, ...others] = prices
    expect(open).toBeGreaterThan(4)
    expect(open).toBeLessThan(9)
    expect(others.at(-1)).toBe(15)
    for (const price of others.slice(0, -1)) {
      expect(price).toBeGreaterThan(22)
      expect(price).toBeLessThan(32)
    }
  })

  it.each(TYPES)('leaves the auctioneer with what nobody wants: %s', (name, type) => {
    expect(saleOf(type, MISERS)).toMatchObject({ auctioneer: 1, buyer: 1, price: name === 'fixed_price' ? 15 : 0 })
  })

  it('costs the auctioneer nothing in the open, if nobody else bids [T6]', () => {
    expect(saleOf(OPEN, [upTo(0), upTo(0.9), upTo(0), upTo(0)])).toMatchObject({ buyer: 1, price: 0 })
    expect(saleOf(OPEN, [upTo(0), upTo(0), upTo(0.9), upTo(0)])).toMatchObject({ buyer: 2, price: 1 })
  })

  it('judges a lot by how the round may go', () => {
    const eager = [upTo(0), upTo(0), upTo(0), upTo(0.9)]
    expect(saleOf(HIDDEN, eager)).toMatchObject({ buyer: 3 })
    expect(saleOf(HIDDEN, eager, WORTHLESS)).toMatchObject({ buyer: 1, price: 0 })
  })
})
