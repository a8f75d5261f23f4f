import type { GameState, Seat } from '@modern-art/engine'
import { cardNamed } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import { FIRST_ROUND, MANUEL_LEADS } from '../testing/positions.ts'
import { questionFor } from '../testing/questions.ts'
import { after } from '../testing/scenario.ts'
import { LotOutlook } from './lotOutlook.ts'
import { SearchContext } from './searchContext.ts'

function outlookOf(state: GameState, seat: Seat): { readonly context: SearchContext; readonly outlook: LotOutlook } {
  const { phase } = state
  if (phase.name !== 'auction') throw new Error(`nothing is for sale in ${phase.name}`)
  const context = new SearchContext(questionFor(state, seat, 1))
  return { context, outlook: new LotOutlook(context, phase.offer) }
}

/** How far a rival would go in each of many worlds. */
function limitsOf(outlook: LotOutlook, rival: Seat, habit: Parameters<LotOutlook['nextWorld']>[0]): readonly number[] {
  return Array.from({ length: 400 }, () => {
    outlook.nextWorld(habit)
    return outlook.limits[rival] ?? 0
  })
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

describe('the outlook of a lot', () => {
  it('expects rivals to bid by what everybody can see, not by the own hand', () => {
    // Seat 0 has a hand full of Manuels, and alone knows that he will be first.
    const state = after(FIRST_ROUND, '0 plays manuel-open-1')
    const { context, outlook } = outlookOf(state, 0)
    const publicWorth = context.onlooker.worthOfLot([cardNamed('manuel-open-1')])
    expect(outlook.worth).toBeGreaterThan(1.1 * publicWorth)
    const share = context.rivals[1]?.temperament.open ?? 0
    expect(Math.abs(meanOf(limitsOf(outlook, 1, 'open')) - share * publicWorth)).toBeLessThan(1)
  })

  it('expects less of a seller, who would have the lot for less', () => {
    const { outlook } = outlookOf(after(FIRST_ROUND, '0 plays manuel-open-1'), 1)
    expect(meanOf(limitsOf(outlook, 0, 'open'))).toBeLessThan(0.7 * meanOf(limitsOf(outlook, 2, 'open')))
  })

  it('is less sure of sealed bids, and expects nobody to go beyond their money', () => {
    const { outlook } = outlookOf(after(MANUEL_LEADS, '0 plays manuel-hidden-1'), 0)
    const spread = (habit: 'open' | 'sealed'): number => {
      const limits = limitsOf(outlook, 1, habit)
      return (Math.max(...limits) - Math.min(...limits)) / meanOf(limits)
    }
    expect(spread('sealed')).toBeGreaterThan(spread('open'))
    const dear = after(
      FIRST_ROUND,
      '0 sells manuel-open-1 to 0 for 10',
      '1 sells sigrid-open-1 to 1 for 97',
      '2 sells daniel-open-1 to 2 for 10',
      '0 plays manuel-hidden-1',
    )
    const { outlook: poor } = outlookOf(dear, 0)
    expect(new Set(limitsOf(poor, 1, 'sealed'))).toEqual(new Set([3]))
  })

  it('costs the buyer its price, which is the seller’s', () => {
    const { outlook } = outlookOf(after(FIRST_ROUND, '0 plays manuel-open-1'), 0)
    outlook.nextWorld('open')
    expect(outlook.scoreOfSale(1, 20)).toBeGreaterThan(outlook.scoreOfSale(1, 10))
    expect(outlook.scoreOfSale(0, 20)).toBeLessThan(outlook.scoreOfSale(0, 10))
  })
})
