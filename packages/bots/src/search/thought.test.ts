import { describe, expect, it } from 'vitest'
import { kindOf } from '../model/kind.ts'
import { FIRST_ROUND } from '../testing/positions.ts'
import { questionFor } from '../testing/questions.ts'
import { Thought } from './thought.ts'

const KINDS = (FIRST_ROUND.hands[0] ?? []).map(kindOf)

/** How everyone stands at the end of the round if seat 0 plays this kind of card now, in the world at hand. */
function endsAfter(thought: Thought, kind: number): readonly number[] {
  thought.rewind()
  thought.playOut.play(0, kind)
  thought.finish()
  return [...thought.ends]
}

describe('a thought', () => {
  it('tries every card in the same world with the same chance, and then in another', () => {
    const thought = new Thought(questionFor(FIRST_ROUND, 0, 1))
    const worlds = Array.from({ length: 5 }, () => {
      thought.nextWorld()
      const once = KINDS.map((kind) => endsAfter(thought, kind))
      expect(KINDS.map((kind) => endsAfter(thought, kind))).toEqual(once)
      return JSON.stringify(once)
    })
    expect(new Set(worlds).size).toBe(5)
  })

  it('likes to have more than the others', () => {
    const thought = new Thought(questionFor(FIRST_ROUND, 0, 1))
    expect(thought.appreciate([120, 100, 100])).toBeGreaterThan(thought.appreciate([100, 100, 100]))
    expect(thought.appreciate([100, 120, 100])).toBeLessThan(thought.appreciate([100, 100, 100]))
  })
})
