import { describe, expect, it } from 'vitest'
import type { Order } from './index.ts'
import { crank } from './testing/crank.ts'
import { FIXED_PRICE, HANDS, HIDDEN, ONE_OFFER, OPEN } from './testing/lots.ts'
import { OUT, upTo } from './testing/orders.ts'

describe('orders', () => {
  it('are told to nobody else', () => {
    const game = crank({ hands: HANDS, after: [ONE_OFFER] })
    const before = [0, 1, null].map((seat) => game.screen(seat))
    game.orders(2, upTo(10, 'pass'))
    expect(game.effects()).toEqual([
      { type: 'send', to: 2, message: { type: 'update', events: [], screen: game.screen(2) } },
      { type: 'send', to: 2, message: { type: 'reply', actionId: 'id 1', result: { ok: true } } },
    ])
    expect([0, 1, null].map((seat) => game.screen(seat))).toEqual(before)
    expect(game.screen(2).order).toEqual(upTo(10, 'pass'))
  })

  it('may be replaced and withdrawn', () => {
    const game = crank({ hands: HANDS, after: [ONE_OFFER] })
    game.orders(2, upTo(10, 'pass'))
    game.orders(2, OUT)
    expect(game.screen(2).order).toEqual(OUT)
    expect(game.orders(2, null)).toBe('ok')
    expect(game.screen(2).order).toBeNull()
    game.says('1 passes')
    expect(game.log().at(-1)).toBe('1 passes')
  })

  it('are gone once their seat has had its turn', () => {
    const game = crank({ hands: HANDS, after: [ONE_OFFER] })
    game.orders(1, upTo(10, 'pass'))
    expect(game.log().at(-1)).toBe('1 bids 1')
    expect(game.screen(1)).toMatchObject({ order: null, ceilings: null })
  })

  it('need a lot that one bids on: not a hidden one, not one’s own fixed price, not a card to be played', () => {
    expect(crank({ hands: HANDS }).orders(1, OUT)).toBe('no_order_now')
    expect(crank({ hands: HANDS, after: [HIDDEN] }).orders(1, upTo(5, 'ask'))).toBe('no_order_now')
    expect(crank({ hands: HANDS, after: [FIXED_PRICE] }).orders(0, upTo(5, 'ask'))).toBe('no_order_now')
    expect(crank({ hands: HANDS, after: [FIXED_PRICE, '0 asks 5'] }).orders(0, OUT)).toBe('no_order_now')
    expect(crank({ hands: HANDS, after: [OPEN] }).orders(0, upTo(5, 'ask'))).toBe('ok')
  })

  it.each([
    [0, 'amount_too_low'],
    [-3, 'amount_too_low'],
    [1.5, 'not_a_whole_number'],
    [Number.NaN, 'not_a_whole_number'],
    ['12', 'not_a_whole_number'],
    [Infinity, 'not_a_whole_number'],
    [101, 'not_enough_money'],
    [100, 'ok'],
  ])('a ceiling of %s: %s', (amount, expected) => {
    expect(crank({ hands: HANDS, after: [OPEN] }).orders(1, upTo(amount as number, 'ask'))).toBe(expected)
  })

  it('of no known kind are refused', () => {
    const game = crank({ hands: HANDS, after: [OPEN] })
    const kinds: readonly unknown[] = [{ type: 'in' }, 'out', 7, undefined, { type: 'ceiling', amount: 5 }, []]
    for (const order of kinds) expect(game.orders(1, order as Order)).toBe('no_order_now')
    expect(game.table().orders).toEqual([null, null, null])
  })

  it('for another decision are refused', () => {
    const game = crank({ hands: HANDS, after: [ONE_OFFER] })
    game.put({ type: 'ordered', seat: 2, actionId: 'a', decision: 0, order: OUT })
    expect(game.replies(2)).toEqual(['stale_decision'])
  })

  it('a pass by hand withdraws a ceiling, a bid by hand keeps it', () => {
    const game = crank({ hands: HANDS, after: [OPEN, '2 bids 9'] })
    game.orders(1, upTo(5, 'ask'))
    game.says('1 bids 12')
    expect(game.screen(1).order).toEqual(upTo(5, 'ask'))
    game.says('2 bids 13')
    game.says('1 passes')
    expect(game.screen(1).order).toBeNull()
  })

  it('a bid by hand withdraws "out"', () => {
    const game = crank({ hands: HANDS, rules: { sameMoment: 300 }, after: [OPEN] })
    game.says('2 bids 3')
    game.orders(1, OUT)
    game.says('1 bids 4')
    expect(game.screen(1).order).toBeNull()
    expect(game.effects()).toMatchObject([
      { type: 'send', to: 1, message: { type: 'update', screen: { order: null } } },
    ])
  })

  it('stay when a stand-in sits down, which is asked only what they leave open', () => {
    const rules = { absence: { standIn: 'easy', grace: 1000 } }
    const game = crank({ hands: HANDS, rules, after: [ONE_OFFER] })
    game.orders(1, null)
    game.orders(2, upTo(6, 'ask'))
    game.put({ type: 'left', seat: 2 })
    game.wait(1000)
    game.says('1 bids 5')
    expect(game.log().at(-1)).toBe('2 bids 6')
    expect(game.effects().some(({ type }) => type === 'ask_bot')).toBe(false)
  })

  it('do not take a seat back from a stand-in: nothing is to be seen of them', () => {
    const rules = { absence: { standIn: 'easy', grace: 1000 } }
    const game = crank({ seats: 'person person standIn', hands: HANDS, rules, after: [ONE_OFFER] })
    expect(game.orders(2, OUT)).toBe('ok')
    expect(game.screen(0).occupants[2]).toEqual({ kind: 'person', present: true, standIn: true })
  })
})
