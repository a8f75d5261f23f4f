import { cardNamed } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import type { Plan, SaleTerms } from './index.ts'
import { keepTable, tableFrom, transcriptOf, wakeTable } from './index.ts'
import { crank } from './testing/crank.ts'
import type { Crank } from './testing/crank.ts'
import { FIXED_PRICE, HANDS, HIDDEN, ONE_OFFER, OPEN } from './testing/lots.ts'
import { OUT, upTo } from './testing/orders.ts'
import { passOn, selling } from './testing/plans.ts'

const MANUEL = 0
const SIGRID = 1

function sale(card: string, terms: SaleTerms | null = null, second: string | null = null): Plan {
  return selling({ card: cardNamed(card), second: second === null ? null : cardNamed(second), terms })
}

/** What was played since the last lines that are known. */
function since(game: Crank, known: number): readonly string[] {
  return game.log().slice(known)
}

describe('passing on an artist’s lots', () => {
  it.each([
    ['open', [OPEN], ['1 passes']],
    ['one offer', [ONE_OFFER], ['1 passes']],
    ['hidden', [HIDDEN], ['1 seals 0']],
    ['fixed price', [FIXED_PRICE, '0 asks 5'], ['1 passes']],
  ])('answers at once in an auction of this kind: %s', (_, after, expected) => {
    const game = crank({ hands: HANDS, after })
    expect(game.plans(1, passOn(MANUEL))).toBe('ok')
    expect(since(game, after.length)).toEqual(expected)
  })

  it('answers whenever a later lot by the artist comes, and not for another artist', () => {
    const game = crank({ hands: ['manuel-one_offer-1', 'sigrid-open-1 sigrid-open-2', 'manuel-open-1'] })
    expect(game.plans(1, passOn(SIGRID, MANUEL))).toBe('ok')
    expect(game.plans(0, passOn(SIGRID))).toBe('ok')
    game.says('0 plays manuel-one_offer-1')
    expect(since(game, 1)).toEqual(['1 passes'])
    game.says('2 passes')
    game.says('0 passes')
    game.says('1 plays sigrid-open-1')
    expect(since(game, 4)).toEqual(['1 plays sigrid-open-1', '1 passes', '0 passes'])
  })

  it('passes again on every new bid of an open auction', () => {
    const game = crank({ hands: HANDS, after: [OPEN] })
    game.plans(1, passOn(MANUEL))
    game.says('2 bids 3')
    game.says('0 bids 4')
    expect(since(game, 1)).toEqual(['1 passes', '2 bids 3', '1 passes', '0 bids 4', '1 passes'])
  })

  it('does not name a price, and says nothing to whether a painting is added', () => {
    const fixed = crank({ hands: HANDS, after: [FIXED_PRICE] })
    fixed.plans(0, passOn(MANUEL))
    expect(since(fixed, 1)).toEqual([])
    const double = crank({ hands: HANDS, after: ['0 plays manuel-double-1'] })
    double.plans(0, passOn(MANUEL))
    expect(since(double, 1)).toEqual([])
  })

  it('gives way to an order for the lot itself, and to a bid by hand', () => {
    const game = crank({ hands: HANDS, after: [OPEN, '2 bids 3'] })
    game.orders(1, upTo(5, 'ask'))
    game.says('2 bids 6')
    game.plans(1, passOn(MANUEL))
    expect(game.log().at(-1)).toBe('2 bids 6')
    game.says('1 bids 9')
    expect(game.screen(1).plans?.passOn).toEqual([])
  })
})

describe('a sale that is planned', () => {
  const seats = ['manuel-one_offer-1', 'sigrid-fixed_price-1 sigrid-double-1 sigrid-open-1 sigrid-hidden-1', '']

  it.each<readonly [string, Plan, readonly string[]]>([
    [
      'a fixed price',
      sale('sigrid-fixed_price-1', { type: 'price', price: 12 }),
      ['1 plays sigrid-fixed_price-1', '1 asks 12'],
    ],
    ['open, asking', sale('sigrid-open-1'), ['1 plays sigrid-open-1']],
    ['open, out', sale('sigrid-open-1', OUT), ['1 plays sigrid-open-1', '1 passes']],
    ['open, up to an amount', sale('sigrid-open-1', upTo(7, 'pass')), ['1 plays sigrid-open-1', '1 bids 1']],
    ['hidden', sale('sigrid-hidden-1', { type: 'seal', amount: 6 }), ['1 plays sigrid-hidden-1', '1 seals 6']],
    ['a double alone', sale('sigrid-double-1'), ['1 plays sigrid-double-1', '1 declines']],
    [
      'a double with a painting',
      sale('sigrid-double-1', { type: 'seal', amount: 6 }, 'sigrid-hidden-1'),
      ['1 plays sigrid-double-1', '1 adds sigrid-hidden-1', '1 seals 6'],
    ],
  ])('is made when the seat is next: %s', (_, plan, expected) => {
    const game = crank({ hands: seats })
    expect(game.plans(1, plan)).toBe('ok')
    for (const line of ['0 plays manuel-one_offer-1', '1 passes', '2 passes', '0 passes']) game.says(line)
    expect(since(game, 4)).toEqual(expected)
    expect(game.screen(1).plans).toEqual({ passOn: [], sale: null, lapsed: null })
  })

  it('is made at once by a seat that is asked already, and once only', () => {
    const game = crank({ hands: HANDS })
    expect(game.plans(0, sale('manuel-one_offer-1', OUT))).toBe('ok')
    expect(game.log()).toEqual(['0 plays manuel-one_offer-1'])
    game.says('1 passes')
    game.says('2 passes')
    expect(game.log().at(-1)).toBe('0 passes')
  })

  it.each<readonly [string, Plan, string]>([
    ['of a card that the seat has not', sale('rafael-open-1'), 'card_not_in_hand'],
    ['of a number that is no card', selling({ card: 998, second: null, terms: null }), 'card_not_in_hand'],
    ['of two cards without a double', sale('sigrid-open-1', null, 'sigrid-hidden-1'), 'card_does_not_fit'],
    ['of a double with a painting twice', sale('sigrid-double-1', null, 'sigrid-double-1'), 'card_does_not_fit'],
    ['at a fixed price without one', sale('sigrid-fixed_price-1'), 'no_order_now'],
    ['at a price in an open auction', sale('sigrid-open-1', { type: 'price', price: 5 }), 'no_order_now'],
    ['with an order in a hidden auction', sale('sigrid-hidden-1', OUT), 'no_order_now'],
    ['of a double alone with terms', sale('sigrid-double-1', OUT), 'no_order_now'],
    ['for nothing', sale('sigrid-fixed_price-1', { type: 'price', price: 0 }), 'amount_too_low'],
    ['for half a thousand', sale('sigrid-fixed_price-1', { type: 'price', price: 0.5 }), 'not_a_whole_number'],
    ['for more than the seat has', sale('sigrid-fixed_price-1', { type: 'price', price: 101 }), 'not_enough_money'],
    ['of no known kind', { type: 'give' } as unknown as Plan, 'no_order_now'],
    ['by artists who do not exist', { type: 'pass_on', artists: [7] } as unknown as Plan, 'no_order_now'],
  ])('is refused %s', (_, plan, expected) => {
    const game = crank({ hands: seats })
    expect(game.plans(1, plan)).toBe(expected)
    expect(game.table().plans[1]).toEqual({ passOn: [], sale: null, lapsed: null })
  })

  it('for another season is refused, and its withdrawal is not', () => {
    const game = crank({ hands: HANDS })
    game.put({ type: 'planned', seat: 1, actionId: 'a', round: 2, plan: passOn(MANUEL) })
    game.put({ type: 'planned', seat: 1, actionId: 'a', round: 2, plan: passOn(MANUEL) })
    expect(game.replies(1)).toEqual(['season_over'])
    game.put({ type: 'planned', seat: 1, actionId: 'b', round: 2, plan: selling(null) })
    expect(game.replies(1)).toEqual(['ok'])
  })

  it('lapses when its money is gone, and its person is told why and asked as usual', () => {
    const game = crank({ hands: seats })
    game.plans(1, sale('sigrid-fixed_price-1', { type: 'price', price: 95 }))
    for (const line of ['0 plays manuel-one_offer-1', '1 bids 20', '2 passes', '0 passes']) game.says(line)
    expect(game.log()).toHaveLength(4)
    const lapsed = { card: cardNamed('sigrid-fixed_price-1'), why: 'not_enough_money' }
    expect(game.screen(1).plans).toEqual({ passOn: [], sale: null, lapsed })
    expect(game.screen(1).choices).toMatchObject([{ type: 'play_card' }])
    game.says('1 plays sigrid-open-1')
    expect(game.screen(1).plans?.lapsed).toBeNull()
  })

  it('lapses when its painting would end the season by now, which sells nothing', () => {
    const hands = ['manuel-hidden-1 manuel-hidden-2', 'manuel-double-1 manuel-hidden-3', 'manuel-open-1']
    const game = crank({ hands, seats: 'person person person' })
    game.plans(1, sale('manuel-double-1', null, 'manuel-hidden-3'))
    expect(game.screen(1).plans?.sale).not.toBeNull()
    game.put({ type: 'left', seat: 1 })
    for (const line of ['0 plays manuel-hidden-1', '0 seals 0', '1 seals 0', '2 seals 0']) game.says(line)
    expect(game.log().slice(4)).toEqual(['1 plays manuel-double-1', '1 adds manuel-hidden-3'])
    expect(game.plans(2, sale('manuel-open-1'))).toBe('ok')
    expect(game.plans(0, sale('manuel-hidden-2'))).toBe('ok')
    for (const line of ['0 seals 0', '1 seals 0', '2 seals 0']) game.says(line)
    expect(game.log().at(-1)).toBe('2 plays manuel-open-1')
    expect(game.screen(0).plans?.lapsed).toEqual({ card: cardNamed('manuel-hidden-2'), why: 'would_end_season' })
    expect(game.plans(0, sale('manuel-hidden-2'))).toBe('would_end_season')
  })

  it('lapses with the season, and passes end with it', () => {
    const hands = [
      'manuel-hidden-1 manuel-fixed_price-1',
      'manuel-hidden-2 manuel-fixed_price-2',
      'manuel-hidden-3 sigrid-open-1',
    ]
    const game = crank({ hands })
    const seals = ['0 seals 0', '1 seals 0', '2 seals 0']
    for (const line of ['0 plays manuel-hidden-1', ...seals, '1 plays manuel-hidden-2', ...seals]) game.says(line)
    for (const line of ['2 plays manuel-hidden-3', ...seals]) game.says(line)
    game.plans(2, sale('sigrid-open-1'))
    game.plans(2, passOn(SIGRID))
    for (const line of ['0 plays manuel-fixed_price-1', '0 asks 1', '1 passes', '2 passes']) game.says(line)
    game.says('1 plays manuel-fixed_price-2')
    expect(game.table().state.past).toHaveLength(1)
    const lapsed = { card: cardNamed('sigrid-open-1'), why: 'season_over' }
    expect(game.screen(2).plans).toEqual({ passOn: [], sale: null, lapsed })
  })
})

describe('plans', () => {
  it('are told to nobody else', () => {
    const game = crank({ hands: HANDS, after: [ONE_OFFER] })
    const before = [0, 1, null].map((seat) => game.screen(seat))
    for (const plan of [passOn(), passOn(SIGRID), selling(null)]) {
      game.plans(2, plan)
      expect(game.effects().map((effect) => effect.type === 'send' && effect.to)).toEqual([2, 2])
    }
    expect([0, 1, null].map((seat) => game.screen(seat))).toEqual(before)
    expect(game.screen(null).plans).toBeNull()
  })

  it('may be replaced and withdrawn, in a pause too', () => {
    const game = crank({ hands: HANDS, after: [ONE_OFFER] })
    game.plans(2, passOn(SIGRID))
    game.put({ type: 'paused' })
    expect(game.plans(2, passOn(MANUEL))).toBe('ok')
    expect(game.plans(2, passOn())).toBe('ok')
    game.put({ type: 'resumed' })
    game.says('1 passes')
    expect(game.log().at(-1)).toBe('1 passes')
  })

  it('are no stand-in’s, and wait for the person', () => {
    const rules = { absence: { standIn: 'easy', grace: 1000 } }
    const game = crank({ seats: 'person standIn person', hands: HANDS, rules, after: [ONE_OFFER] })
    game.plans(1, passOn(MANUEL))
    expect(since(game, 1)).toEqual([])
    game.put({ type: 'took_back', seat: 1 })
    expect(since(game, 1)).toEqual(['1 passes'])
  })

  it('end when a stand-in has sold the painting, and when their person sells another by hand', () => {
    const rules = { absence: { standIn: 'easy', grace: 1000 } }
    const game = crank({ seats: 'standIn person person', hands: HANDS, rules })
    game.plans(0, sale('manuel-open-1'))
    game.botSays('0 plays manuel-open-1')
    expect(game.screen(0).plans?.lapsed?.why).toBe('card_not_in_hand')
    const other = crank({ seats: 'standIn person person', hands: HANDS, rules })
    other.plans(0, sale('manuel-open-1'))
    other.says('0 plays sigrid-open-1')
    expect(other.screen(0).plans).toEqual({ passOn: [], sale: null, lapsed: null })
  })

  it('are gone with a person who leaves for good', () => {
    const rules = { absence: { standIn: 'easy', grace: 1000 } }
    const game = crank({ hands: HANDS, rules, after: [ONE_OFFER] })
    game.plans(2, passOn(SIGRID))
    game.put({ type: 'gave_up', seat: 2 })
    expect(game.table().plans[2]).toEqual({ passOn: [], sale: null, lapsed: null })
  })

  it('cost their person no time and add none', () => {
    const rules = { clock: { kind: 'bank', milliseconds: 60_000, increment: 5000 } } as const
    const game = crank({ hands: HANDS, rules, after: [ONE_OFFER] })
    game.plans(2, passOn(MANUEL))
    game.says('1 passes')
    expect(game.log().at(-1)).toBe('2 passes')
    expect(game.screen(2).clocks[2]).toEqual({ left: 60_000, running: false })
  })

  it('are kept with a table, and a table that was kept before there were any has none', () => {
    const game = crank({ hands: HANDS, after: [ONE_OFFER] })
    game.plans(2, passOn(SIGRID))
    const table = game.table()
    expect(wakeTable(table, 99_000).table.plans).toEqual(table.plans)
    const kept = keepTable(table)
    expect(tableFrom(kept, transcriptOf(table))?.plans).toEqual(table.plans)
    const { plans: _, ...around } = kept.around
    const [none] = tableFrom({ ...kept, around }, transcriptOf(table))?.plans ?? []
    expect(none).toEqual({ passOn: [], sale: null, lapsed: null })
  })
})
