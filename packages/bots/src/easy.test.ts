import type { Action, GameState, Seat } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { easy } from './easy.ts'
import { FIRST_ROUND } from './testing/positions.ts'
import { answerOf, questionFor } from './testing/questions.ts'
import { after } from './testing/scenario.ts'

/** Manuel's first painting would pay 30 if the round ended now. */
const FAIR = 30

function answers(state: GameState, seat: Seat): readonly Action[] {
  return Array.from({ length: 200 }, (_, seed) => answerOf(easy, questionFor(state, seat, seed)))
}

function amounts(state: GameState, seat: Seat): ReadonlySet<number> {
  return new Set(
    answers(state, seat).flatMap((action) => {
      if (action.type === 'bid' || action.type === 'submit_bid') return [action.amount]
      return action.type === 'set_price' ? [action.price] : []
    }),
  )
}

function types(state: GameState, seat: Seat): ReadonlySet<string> {
  return new Set(answers(state, seat).map((action) => action.type))
}

describe('easy', () => {
  it.each<[string, GameState, Seat]>([
    ['an open bid', after(FIRST_ROUND, '0 plays manuel-open-1', '1 bids 27'), 2],
    ['an offer', after(FIRST_ROUND, '0 plays manuel-one_offer-1'), 1],
    ['a sealed bid', after(FIRST_ROUND, '0 plays manuel-hidden-1'), 1],
    ['a price', after(FIRST_ROUND, '0 plays manuel-fixed_price-1'), 0],
  ])('makes %s of anything up to a fair value', (_, state, seat) => {
    const all = amounts(state, seat)
    expect(all.size).toBeGreaterThan(2)
    expect(Math.max(...all)).toBe(FAIR)
  })

  it('may or may not pay less than a fair value, and never pays more', () => {
    expect(types(after(FIRST_ROUND, '0 plays manuel-open-1', '1 bids 30'), 2)).toEqual(new Set(['pass']))
    expect(types(after(FIRST_ROUND, '0 plays manuel-fixed_price-1', '0 asks 31'), 1)).toEqual(new Set(['pass']))
    expect(types(after(FIRST_ROUND, '0 plays manuel-fixed_price-1', '0 asks 15'), 1)).toEqual(new Set(['buy', 'pass']))
    expect(types(after(FIRST_ROUND, '0 plays manuel-one_offer-1'), 1)).toEqual(new Set(['bid', 'pass']))
  })

  it('plays any card', () => {
    const cards = answers(FIRST_ROUND, 0).map((action) => (action.type === 'play_card' ? action.card : -1))
    expect(new Set(cards)).toEqual(new Set(FIRST_ROUND.hands[0]))
  })
})
