import { describe, expect, it } from 'vitest'
import { kindOf } from '../model/kind.ts'
import { FIRST_ROUND } from '../testing/positions.ts'
import { questionFor } from '../testing/questions.ts'
import { SearchContext } from './searchContext.ts'

const KINDS = (FIRST_ROUND.hands[0] ?? []).map(kindOf)

/** How everyone stands at the end of the round if seat 0 plays this kind of card now, in the world at hand. */
function endsAfter(context: SearchContext, kind: number): readonly number[] {
  context.rewind()
  context.playOut.play(0, kind)
  context.finish()
  return [...context.ends]
}

describe('the context of a search', () => {
  it('tries every card in the same world with the same chance, and then in another', () => {
    const context = new SearchContext(questionFor(FIRST_ROUND, 0, 1))
    const worlds = Array.from({ length: 5 }, () => {
      context.nextWorld()
      const once = KINDS.map((kind) => endsAfter(context, kind))
      expect(KINDS.map((kind) => endsAfter(context, kind))).toEqual(once)
      return JSON.stringify(once)
    })
    expect(new Set(worlds).size).toBe(5)
  })

  it('scores it higher to have more than the others', () => {
    const context = new SearchContext(questionFor(FIRST_ROUND, 0, 1))
    expect(context.score([120, 100, 100])).toBeGreaterThan(context.score([100, 100, 100]))
    expect(context.score([100, 120, 100])).toBeLessThan(context.score([100, 100, 100]))
  })
})
