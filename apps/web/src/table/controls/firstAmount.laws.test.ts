import { artistOf, choicesFor, seatsToAct, viewFor } from '@modern-art/engine'
import { everyGame, turnsOf } from '@modern-art/engine/testing'
import { strict as assert } from 'node:assert'
import { describe, expect, it } from 'vitest'
import { screenOfState } from '../../testing/screens.ts'
import { marketOf } from '../../facts/market.ts'
import { firstAmount, preparedFor } from './firstAmount.ts'
import type { AmountChoice } from './firstAmount.ts'

const isAmount = (choice: { readonly type: string }): choice is AmountChoice =>
  ['bid', 'submit_bid', 'set_price'].includes(choice.type)

describe('the first amount offered', () => {
  it('is the least bid, or what the lot would pay now, is always legal, and never 1 while there is more', () => {
    const met = new Set<string>()
    everyGame(20, (recipe) => {
      for (const { before } of turnsOf(recipe)) {
        for (const seat of seatsToAct(before)) {
          const view = viewFor(before, seat)
          for (const choice of choicesFor(before, seat).filter(isAmount)) {
            const amount = firstAmount(view, choice)
            assert.ok(amount >= choice.min && amount <= choice.max)
            if (choice.type === 'bid') {
              assert.equal(amount, choice.min)
              met.add('bid')
              continue
            }
            const cards = before.phase.name === 'auction' ? before.phase.offer.cards : []
            const artist = artistOf(cards[0] ?? 0)
            const worth = cards.length * (marketOf(view)[artist]?.worthNow ?? 0)
            assert.equal(amount, Math.min(choice.max, worth === 0 ? 5 : worth))
            assert.ok(amount !== 1 || choice.max === 1)
            met.add(
              `${choice.type} ${cards.length} ${worth === 0 ? 'nothing' : worth > choice.max ? 'money' : 'worth'}`,
            )
          }
        }
      }
    })
    for (const kind of ['submit_bid', 'set_price']) {
      expect([...met]).toEqual(
        expect.arrayContaining(['bid', `${kind} 1 nothing`, `${kind} 1 worth`, `${kind} 2 worth`, `${kind} 1 money`]),
      )
    }
  })
})

describe('what an amount is prepared for', () => {
  it('changes with every question, and with every bid of one’s own', () => {
    let ownBids = 0
    everyGame(5, (recipe) => {
      let moves = 0
      for (const { before, action, after } of turnsOf(recipe)) {
        moves += 1
        const isBid = action.type === 'bid' && after.state.phase.name === 'auction'
        if (!isBid) continue
        const own = [before, after.state].map((state) => preparedFor(screenOfState(state, action.seat, moves)))
        const others = [before, after.state].map((state) =>
          preparedFor(screenOfState(state, (action.seat + 1) % before.money.length, moves)),
        )
        assert.notEqual(own[0], own[1])
        assert.equal(others[0], others[1])
        assert.notEqual(own[0], preparedFor(screenOfState(before, action.seat, moves + 1)))
        ownBids += 1
      }
    })
    expect(ownBids).toBeGreaterThan(50)
  })
})
