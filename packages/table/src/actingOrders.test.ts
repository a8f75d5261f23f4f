import { describe, expect, it } from 'vitest'
import { crank } from './testing/crank.ts'
import type { Crank } from './testing/crank.ts'
import { FIXED_PRICE, HANDS, ONE_OFFER, OPEN } from './testing/lots.ts'
import { OUT, upTo } from './testing/orders.ts'

/** An open auction of seat 0, four at the table, with ceilings given in this order; what follows the card. */
function open(ceilings: readonly (readonly [number, number])[], after: readonly string[] = []): readonly string[] {
  const game = crank({ seats: 'person person person person', hands: HANDS, after: [OPEN, ...after] })
  for (const [seat, amount] of ceilings) expect(game.orders(seat, upTo(amount, 'ask'))).toBe('ok')
  return game.log().slice(1 + after.length)
}

describe('a ceiling in an open auction', () => {
  it('bids 1 where nobody has bid, and just enough when outbid', () => {
    const game = crank({ hands: HANDS, after: [OPEN] })
    game.orders(1, upTo(10, 'ask'))
    game.says('2 bids 7')
    game.says('2 bids 8')
    expect(game.log()).toEqual([OPEN, '1 bids 1', '2 bids 7', '1 bids 8'])
    expect(game.says('2 bids 9')).toBe('ok')
    expect(game.log().slice(4)).toEqual(['2 bids 9', '1 bids 10'])
  })

  it('above it: passes, each time', () => {
    const game = crank({ seats: 'person person person person', hands: HANDS, after: [OPEN, '2 bids 9'] })
    game.orders(1, upTo(5, 'pass'))
    game.says('3 bids 12')
    expect(game.log().slice(2)).toEqual(['1 passes', '3 bids 12', '1 passes'])
  })

  it('above it: leaves the question with the person', () => {
    const game = crank({ hands: HANDS, after: [OPEN, '2 bids 9'] })
    game.orders(1, upTo(5, 'ask'))
    expect(game.log().slice(2)).toEqual([])
    expect(game.screen(1).choices).toContainEqual({ type: 'pass' })
    expect(game.screen(1).order).toEqual(upTo(5, 'ask'))
  })

  it('against another goes straight to the end: the lower bids all it may, the higher 1 more', () => {
    expect(
      open([
        [1, 10],
        [2, 20],
      ]),
    ).toEqual(['1 bids 1', '2 bids 2', '1 bids 10', '2 bids 11'])
    expect(
      open([
        [1, 20],
        [2, 10],
      ]),
    ).toEqual(['1 bids 1', '2 bids 10', '1 bids 11'])
    expect(
      open([
        [1, 30],
        [2, 20],
        [3, 10],
      ]),
    ).toEqual(['1 bids 1', '2 bids 20', '1 bids 21'])
  })

  it('against another bids no more than it may, and need not', () => {
    expect(
      open([
        [1, 10],
        [2, 11],
      ]),
    ).toEqual(['1 bids 1', '2 bids 2', '1 bids 10', '2 bids 11'])
    expect(
      open([
        [1, 2],
        [2, 20],
      ]),
    ).toEqual(['1 bids 1', '2 bids 2'])
  })

  it('equal to another: the first in seat order from the auctioneer gets it, at that amount', () => {
    expect(
      open([
        [1, 10],
        [2, 10],
      ]).at(-1),
    ).toBe('1 bids 10')
    expect(
      open([
        [2, 10],
        [1, 10],
      ]).at(-1),
    ).toBe('1 bids 10')
    expect(
      open([
        [2, 10],
        [0, 10],
      ]).at(-1),
    ).toBe('0 bids 10')
    expect(
      open([
        [1, 10],
        [3, 10],
        [2, 10],
      ]).at(-1),
    ).toBe('1 bids 10')
    expect(
      open([
        [1, 2],
        [2, 2],
      ]),
    ).toEqual(['1 bids 1', '2 bids 2'])
  })

  it('three that wait meet at once when a bid comes', () => {
    const game = crank({ seats: 'person person person person', hands: HANDS, after: [OPEN, '0 bids 3'] })
    game.put({ type: 'paused' })
    expect(game.orders(1, upTo(20, 'ask'))).toBe('paused')
    game.put({ type: 'resumed' })
    game.orders(1, upTo(4, 'ask'))
    game.orders(2, upTo(30, 'pass'))
    game.orders(3, upTo(25, 'pass'))
    expect(game.log().slice(2)).toEqual(['1 bids 4', '2 bids 5', '3 bids 25', '2 bids 26', '3 passes'])
  })
})

describe('a ceiling where seats are asked in turn', () => {
  it('one offer: bids the minimum when its turn comes', () => {
    const game = crank({ hands: HANDS, after: [ONE_OFFER] })
    expect(game.orders(2, upTo(10, 'pass'))).toBe('ok')
    expect(game.log()).toEqual([ONE_OFFER])
    game.says('1 bids 6')
    expect(game.log()).toEqual([ONE_OFFER, '1 bids 6', '2 bids 7'])
  })

  it('one offer, above it: passes or asks', () => {
    const passing = crank({ hands: HANDS, after: [ONE_OFFER] })
    passing.orders(2, upTo(6, 'pass'))
    passing.says('1 bids 6')
    expect(passing.log().at(-1)).toBe('2 passes')
    const asking = crank({ hands: HANDS, after: [ONE_OFFER] })
    asking.orders(2, upTo(6, 'ask'))
    asking.says('1 bids 6')
    expect(asking.log().at(-1)).toBe('1 bids 6')
    expect(asking.screen(2).asked).toEqual([2])
  })

  it('fixed price: buys at up to it', () => {
    const game = crank({ hands: HANDS, after: [FIXED_PRICE] })
    expect(game.orders(1, upTo(9, 'pass'))).toBe('ok')
    expect(game.orders(2, upTo(10, 'pass'))).toBe('ok')
    game.says('0 asks 10')
    expect(game.log()).toEqual([FIXED_PRICE, '0 asks 10', '1 passes', '2 buys'])
  })

  it('fixed price, above it: asks', () => {
    const game = crank({ hands: HANDS, after: [FIXED_PRICE] })
    game.orders(1, upTo(9, 'ask'))
    game.says('0 asks 10')
    expect(game.log()).toEqual([FIXED_PRICE, '0 asks 10'])
    expect(game.says('1 buys')).toBe('ok')
  })
})

describe('out', () => {
  it.each([
    ['open', OPEN, ['1 passes', '2 bids 3', '1 passes']],
    ['one offer', ONE_OFFER, ['1 passes', '2 bids 3']],
  ])('%s: passes whenever asked', (_, card, expected) => {
    const game = crank({ hands: HANDS, after: [card] })
    expect(game.orders(1, OUT)).toBe('ok')
    game.says('2 bids 3')
    expect(game.log().slice(1)).toEqual(expected)
  })

  it('fixed price: passes', () => {
    const game = crank({ hands: HANDS, after: [FIXED_PRICE] })
    game.orders(1, OUT)
    game.says('0 asks 10')
    expect(game.log().at(-1)).toBe('1 passes')
  })

  it('is gone with the lot', () => {
    const game = crank({ hands: [...HANDS, 'sigrid-open-2', ''], after: [OPEN] })
    game.orders(1, OUT)
    pass(game, 0, 2)
    expect(game.screen(1).order).toBeNull()
    expect(game.says('1 plays sigrid-open-2')).toBe('ok')
    expect(game.log().at(-1)).toBe('1 plays sigrid-open-2')
  })
})

function pass(game: Crank, ...seats: readonly number[]): void {
  for (const seat of seats) expect(game.says(`${seat} passes`)).toBe('ok')
}
