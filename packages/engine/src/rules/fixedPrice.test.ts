import { describe, expect, it } from 'vitest'
import { choicesFor, seatsToAct } from '../choices.ts'
import { scenario } from '../testing/scenario.ts'

const hands = ['manuel-fixed_price-1 manuel-open-1', 'sigrid-open-1', 'daniel-open-1', 'rafael-open-1']

describe('a fixed-price auction', () => {
  const auction = scenario({ hands, money: [50, 100, 10, 100] }).after('0 plays manuel-fixed_price-1')

  it('[F1] the auctioneer names a price from 1 to their own money', () => {
    expect(choicesFor(auction.state, 0)).toEqual([{ type: 'set_price', min: 1, max: 50 }])
    expect(auction.refusal('0 asks 0')).toBe('amount_too_low')
    expect(auction.refusal('0 asks 51')).toBe('not_enough_money')
    expect(auction.refusal('0 asks 50')).toBeNull()
    expect(auction.refusal('0 asks 1.5')).toBe('not_a_whole_number')
    expect(auction.refusal('1 asks 5')).toBe('not_your_turn')
    expect(auction.refusal('1 buys')).toBe('wrong_phase')
  })

  it('[F1] exactly 0 if they have none', () => {
    const broke = scenario({ hands, money: [0, 100, 100, 100] }).after('0 plays manuel-fixed_price-1')
    expect(choicesFor(broke.state, 0)).toEqual([{ type: 'set_price', min: 0, max: 0 }])
    expect(broke.refusal('0 asks 1')).toBe('not_enough_money')
    const sold = broke.after('0 asks 0', '1 passes', '2 buys')
    expect(sold.owned(2)).toBe('manuel-fixed_price-1')
    expect(sold.state.money).toEqual([0, 100, 100, 100])
    expect(broke.after('0 asks 0', '1 passes', '2 passes', '3 passes').owned(0)).toBe('manuel-fixed_price-1')
  })

  it('[F2] once around from the left, the first to buy has it', () => {
    const priced = auction.after('0 asks 20')
    expect(seatsToAct(priced.state)).toEqual([1])
    expect(choicesFor(priced.state, 1)).toEqual([{ type: 'buy', price: 20 }, { type: 'pass' }])
    expect(priced.refusal('3 buys')).toBe('not_your_turn')
    expect(priced.refusal('0 asks 21')).toBe('wrong_phase')
    const sold = priced.after('1 passes', '2 passes', '3 buys')
    expect(sold.owned(3)).toBe('manuel-fixed_price-1')
    expect(sold.state.money).toEqual([70, 100, 10, 80])
    expect(sold.state.phase).toEqual({ name: 'awaiting_card_play', asked: 1 })
    expect(priced.after('1 buys').owned(1)).toBe('manuel-fixed_price-1')
  })

  it('[F2] a seat that cannot pay can only pass', () => {
    const asked = auction.after('0 asks 11', '1 passes')
    expect(choicesFor(asked.state, 2)).toEqual([{ type: 'pass' }])
    expect(asked.refusal('2 buys')).toBe('not_enough_money')
    expect(auction.after('0 asks 10', '1 passes').refusal('2 buys')).toBeNull()
  })

  it('[F3] if nobody buys, the auctioneer pays the bank', () => {
    const kept = auction.after('0 asks 20', '1 passes', '2 passes', '3 passes')
    expect(kept.owned(0)).toBe('manuel-fixed_price-1')
    expect(kept.state.money).toEqual([30, 100, 10, 100])
    expect(kept.state.phase).toEqual({ name: 'awaiting_card_play', asked: 1 })
  })
})
