import type { GameState, Seat } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { hard } from '../hard.ts'
import { lastCards } from '../testing/lastCards.ts'
import { answerOf, questionFor } from '../testing/questions.ts'
import { after } from '../testing/scenario.ts'

const SAMPLES = 64

/**
 * Seat 0 sells the last painting that will pay, a Manuel: Rafael comes too late. The two seats named have bought a Manuel
 * each, and have 10 left.
 */
function manuelForSale(one: Seat, other: Seat): GameState {
  const state = lastCards({
    hands: ['manuel-hidden-1 rafael-open-1', 'rafael-open-2', 'rafael-open-3'],
    played: 'sigrid-open-1 sigrid-open-2 sigrid-hidden-1 daniel-open-1 daniel-open-2 daniel-hidden-1',
    sold: [`${one} sells manuel-open-2 to ${one} for 90`, `${other} sells manuel-open-3 to ${other} for 90`],
  })
  return after(state, '0 plays manuel-hidden-1')
}

describe('a sealed bid of hard', () => {
  it('is as high as two others can go, if its seat wins the tie', () => {
    const bid = answerOf(hard, questionFor(manuelForSale(1, 2), 0, 1, SAMPLES))
    expect(bid).toEqual({ type: 'submit_bid', seat: 0, amount: 10 })
  })

  it('is 1 more than that if its seat loses the tie', () => {
    const bid = answerOf(hard, questionFor(manuelForSale(0, 1), 2, 1, SAMPLES))
    expect(bid).toEqual({ type: 'submit_bid', seat: 2, amount: 11 })
  })
})
