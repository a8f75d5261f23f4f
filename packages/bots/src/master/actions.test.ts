import { describe, expect, it } from 'vitest'
import { meaningsIn } from './actions.ts'
import type { Meanings } from './actions.ts'
import { situationOf } from './situation.ts'
import type { Decision, Scale } from './situation.ts'
import { VECTORS } from '../testing/master/vectors.ts'

/** An amount this close to the next may be rounded to either. */
const CLOSE = 1e-3

function allowedIn(meanings: Meanings): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...meanings.entries()].flatMap(([action, meaning]) => (meaning === null ? [] : [[action, meaning]])),
  )
}

const ASKED = VECTORS.flatMap(({ name, view, asked }) =>
  asked === null ? [] : [{ name, situation: situationOf(view), allowed: asked.allowed, scale: scaleFrom(asked.scale) }],
)

function scaleFrom([worth, rivals]: readonly [number, number]): Scale {
  return { worth, rivals }
}

/** Whether a scale a little larger or smaller would give other amounts. */
function isTouchy(meanings: (scale: Scale) => Meanings, { worth, rivals }: Scale): boolean {
  const [less, more] = [1 - CLOSE, 1 + CLOSE].map((by) =>
    allowedIn(meanings({ worth: by * worth, rivals: by * rivals })),
  )
  return JSON.stringify(less) !== JSON.stringify(more)
}

describe('the actions of the net', () => {
  it.each(ASKED)('are those of training by the scale there: $name', ({ situation, scale, allowed }) => {
    expect(allowedIn(meaningsIn(situation, scale))).toEqual(allowed)
  })

  it('are measured by the same scale as in training', () => {
    for (const { situation, scale } of ASKED) {
      expect(situation.scale.worth).toBeCloseTo(scale.worth, 3)
      expect(situation.scale.rivals).toBeCloseTo(scale.rivals, 3)
    }
  })

  it('are those of training by their own scale, where it does not matter which way an amount is rounded', () => {
    let compared = 0
    for (const { situation, scale, allowed } of ASKED) {
      if (isTouchy((other) => meaningsIn(situation, other), scale)) continue
      expect(allowedIn(meaningsIn(situation))).toEqual(allowed)
      compared += 1
    }
    expect(compared).toBeGreaterThan(30)
  })

  it('have an amount beyond all that rivals have, but no such price, and only in its senses', () => {
    const beyondAll = (decision: Decision, money: number): number | null | undefined => {
      const situation = ASKED.find((asked) => asked.situation.decision === decision)?.situation
      if (situation === undefined) throw new Error(`no vector asks for ${decision}`)
      const own = situation.knowledge.world.money.slice()
      situation.knowledge.world.money.fill(money)
      situation.knowledge.world.money[situation.viewer] = 500
      const meaning = meaningsIn(situation, { worth: 20, rivals: 10 })[55]
      situation.knowledge.world.money.set(own)
      return meaning
    }
    expect(beyondAll('sealed', 12)).toBe(13)
    expect(beyondAll('open', 12)).toBe(13)
    expect(beyondAll('sealed', 44)).toBeNull()
    expect(beyondAll('price', 12)).toBeNull()
  })
})
