import { endOf, everyGame, turnsOf } from '@modern-art/engine/testing'
import type { Occupant } from '@modern-art/table/contract'
import { strict as assert } from 'node:assert'
import { describe, expect, it } from 'vitest'
import { resultOf } from './resultOf.ts'

const PERSON: Occupant = { kind: 'person', present: true, standIn: false }
const BOT: Occupant = { kind: 'bot', bot: 'easy' }

describe('the result of a game', () => {
  it('is kept when the game is over, and nothing of it before', () => {
    let results = 0
    everyGame(5, (recipe) => {
      for (const { before, after } of turnsOf(recipe)) {
        const occupants: readonly Occupant[] = before.money.map((_, seat) => (seat === 0 ? PERSON : BOT))
        assert.equal(resultOf(before, occupants), null)
        const result = resultOf(after.state, occupants)
        if (after.state.phase.name !== 'finished') continue
        assert.ok(result !== null)
        assert.equal(result.amount, Math.max(...after.state.money))
        for (const { seat, name, bot, you } of result.winners) {
          assert.equal(after.state.money[seat], result.amount)
          assert.equal(name, after.state.setup.players[seat])
          assert.deepEqual([bot, you], seat === 0 ? [null, true] : ['easy', false])
        }
        results += 1
      }
    })
    expect(results).toBeGreaterThan(3)
  })

  it('calls nobody "you" where several people play', () => {
    everyGame(3, (recipe) => {
      const end = endOf(recipe)
      const result = resultOf(
        end,
        end.money.map(() => PERSON),
      )
      assert.ok(result?.winners.every(({ you, bot }) => !you && bot === null))
    })
  })
})
