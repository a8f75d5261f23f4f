import { describe, expect, it } from 'vitest'
import { crank } from './testing/crank.ts'
import { FIXED_PRICE, HANDS, HIDDEN, ONE_OFFER, OPEN } from './testing/lots.ts'

describe('the ceilings a screen offers', () => {
  it('reach from the least bid to one’s own money', () => {
    const game = crank({ hands: HANDS, after: [OPEN, '1 bids 7'] })
    expect(game.screen(0).ceilings).toEqual({ min: 8, max: 100 })
    expect(game.screen(1).ceilings).toEqual({ min: 8, max: 100 })
  })

  it('begin at a fixed price once it is named, and are none for who named it', () => {
    const game = crank({ hands: HANDS, after: [FIXED_PRICE, '0 asks 12'] })
    expect(game.screen(2).ceilings).toEqual({ min: 12, max: 100 })
    expect(game.screen(0).ceilings).toBeNull()
  })

  it('are none after one’s turn of a once-around', () => {
    const game = crank({ hands: HANDS, after: [ONE_OFFER, '1 bids 3'] })
    expect(game.screen(1).ceilings).toBeNull()
    expect(game.orders(1, { type: 'out' })).toBe('no_order_now')
    expect(game.screen(2).ceilings).toEqual({ min: 4, max: 100 })
    expect(game.screen(0).ceilings).toEqual({ min: 4, max: 100 })
  })

  it('are none for sealed bids, between lots, and for spectators', () => {
    expect(crank({ hands: HANDS, after: [HIDDEN] }).screen(1).ceilings).toBeNull()
    expect(crank({ hands: HANDS }).screen(1).ceilings).toBeNull()
    expect(crank({ hands: HANDS, after: [OPEN] }).screen(null).ceilings).toBeNull()
  })
})
