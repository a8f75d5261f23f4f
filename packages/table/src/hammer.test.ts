import { describe, expect, it } from 'vitest'
import { step } from './index.ts'
import { crank } from './testing/crank.ts'
import { HANDS, ONE_OFFER, OPEN } from './testing/lots.ts'

const rules = { hammer: { quiet: 6000, call: 3000 } }

describe('the hammer', () => {
  it('calls once, calls twice, and falls', () => {
    const game = crank({ hands: HANDS, rules, after: [OPEN] })
    game.says('1 bids 5')
    expect(game.screen(2).hammer).toEqual({ calls: 0, left: 6000, running: true })
    game.wait(6000)
    expect(game.heard(2)).toEqual(['hammer_called'])
    expect(game.screen(2).hammer).toEqual({ calls: 1, left: 3000, running: true })
    game.wait(3000)
    expect(game.heard(null)).toEqual(['hammer_called'])
    expect(game.screen(2).hammer).toEqual({ calls: 2, left: 3000, running: true })
    game.wait(2999)
    expect(game.log()).toEqual([OPEN, '1 bids 5'])
    game.wait(1)
    expect(game.log()).toEqual([OPEN, '1 bids 5', 'hammer'])
    expect(game.heard(0).slice(0, 2)).toEqual(['hammer_fell', 'lot_sold'])
    expect(game.screen(2).hammer).toBeNull()
  })

  it('starts again with each bid, but not with a pass', () => {
    const game = crank({ hands: HANDS, rules, after: [OPEN] })
    game.wait(10_000)
    game.says('2 passes')
    expect(game.screen(2).hammer).toEqual({ calls: 2, left: 2000, running: true })
    game.says('1 bids 5')
    expect(game.screen(2).hammer).toEqual({ calls: 0, left: 6000, running: true })
  })

  it('leaves a lot that nobody wants to the auctioneer', () => {
    const game = crank({ hands: HANDS, rules, after: [OPEN] })
    game.wait(12_000)
    expect(game.heard(1)).toContain('lot_taken_free')
  })

  it('hangs over open auctions only', () => {
    expect(crank({ hands: HANDS, rules, after: [ONE_OFFER] }).screen(1).hammer).toBeNull()
    expect(crank({ hands: HANDS, after: [OPEN] }).screen(1).hammer).toBeNull()
  })

  it('never sells unheard: a host that wakes up late makes one call', () => {
    const table = crank({ hands: HANDS, rules, after: [OPEN] }).table()
    const late = step(table, { type: 'ticked' }, 1_000_000)
    expect(late.table.hammer).toEqual({ calls: 1, due: 1_003_000 })
    expect(late.table.actions).toHaveLength(1)
    expect(late.effects.at(-1)).toEqual({ type: 'set_timer', at: 1_003_000 })
  })

  it('a bid that comes after it was due to fall is too late, though no timer has fired', () => {
    const game = crank({ hands: HANDS, rules, after: [OPEN] })
    game.wait(11_999)
    const { table } = step(game.table(), { type: 'paused' }, 13_000)
    expect(table.actions.at(-1)).toEqual({ type: 'hammer' })
  })

  it('is not a seat’s', () => {
    const game = crank({ hands: HANDS, rules, after: [OPEN] })
    expect(game.says('hammer')).toBe('not_your_seat')
  })
})
