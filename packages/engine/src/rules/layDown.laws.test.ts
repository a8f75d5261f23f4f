import { strict as assert } from 'node:assert'
import { describe, expect, it } from 'vitest'
import { MANY_GAMES, enough, everyTurn } from '../testing/law.ts'
import { viewFor } from '../view.ts'
import { roundWouldEndAfter, roundWouldEndBy } from './layDown.ts'

describe('what a card would do', () => {
  it('is what it does: whether playing it ends the round, and why [E1] [E4]', () => {
    const seen = { goesOn: 0, fifth_painting: 0, hands_empty: 0 }
    everyTurn(MANY_GAMES, ({ before, action, after }) => {
      if (action.type !== 'play_card' && action.type !== 'offer_second') return
      const ended = after.events.find((event) => event.type === 'round_ended')
      const reason = ended?.type === 'round_ended' ? ended.reason : null
      assert.equal(roundWouldEndBy(viewFor(before, null), action.card), reason)
      seen[reason ?? 'goesOn'] += 1
    })
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(enough(10))
  })

  it('is the same for a second card, before the first one is played and after', () => {
    const seen = { goesOn: 0, fifth_painting: 0, hands_empty: 0 }
    everyTurn(MANY_GAMES, ({ before, action, after }) => {
      if (action.type !== 'play_card' || after.events.some(({ type }) => type === 'round_ended')) return
      for (const second of after.state.hands.flat()) {
        const reason = roundWouldEndBy(viewFor(after.state, null), second)
        assert.equal(roundWouldEndAfter(viewFor(before, null), action.card, second), reason)
        seen[reason ?? 'goesOn'] += 1
      }
    })
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(enough(10))
  })
})
