import { fingerprintOfChance } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { DEAL_STAGES, chanceAsked } from './deal.ts'
import type { Deal } from './deal.ts'

const CODE = 'ABCDEFGH'
const CHANCE = 'ab'.repeat(32)
const OWN = fingerprintOfChance(CODE, CHANCE)
const ANOTHER = fingerprintOfChance(CODE, 'cd'.repeat(32))

/** By stage, what the page on chair 0 is to say if that is promised for it. */
function asked(promised: string | null): readonly (string | undefined)[] {
  return DEAL_STAGES.map((stage) => {
    const deal: Deal = { stage, fingerprint: OWN, promised: [promised, ANOTHER], chances: [null, null] }
    return chanceAsked({ code: CODE, deal }, 0, CHANCE)?.type
  })
}

describe('what a page says about the deal', () => {
  it('is its promise while people come, and its chance once that is frozen', () => {
    expect(asked(null)).toEqual(['promise_chance', 'promise_chance', undefined, undefined])
    expect(asked(OWN)).toEqual([undefined, undefined, 'reveal_chance', undefined])
  })

  it('is nothing where another chance was promised for its chair: its own would be given away for nothing', () => {
    expect(asked(ANOTHER)).toEqual(['promise_chance', 'promise_chance', undefined, undefined])
  })

  it('is nothing without a chair, or at a table that knows no fair deal', () => {
    const deal: Deal = { stage: 'open', fingerprint: OWN, promised: [null], chances: [null] }
    expect(chanceAsked({ code: CODE, deal }, null, CHANCE)).toBe(null)
    expect(chanceAsked({ code: CODE, deal: null }, 0, CHANCE)).toBe(null)
    expect(chanceAsked({ code: CODE, deal }, 0, CHANCE)).toEqual({ type: 'promise_chance', fingerprint: OWN })
  })
})
