import type { Seat } from '@modern-art/engine'
import { STEP } from '../valuation/counts.ts'
import { badPlacing, earlierTiles, goodPlacing, mayFail, placing, supply } from './artistReasons.ts'
import type { Assessment } from './assessment.ts'
import type { Case } from './case.ts'
import { bestRival, payoutOf } from './holdings.ts'
import type { Reason } from './reason.ts'
import { canAdd, wouldEndRound } from './second.ts'

/** Why a seat would add a second card to the double of `opener`, both to be sold. */
export function caseForAdding(assessment: Assessment, opener: Seat): Case {
  const { seat, artist, worth, view } = assessment
  const takesOver: Reason = { code: 'takes_over', seat: opener, shared: view.setup.variants.splitDouble }
  return {
    strong: [
      seat === opener ? { code: 'sells_two', artist } : takesOver,
      worth.mean > 0 ? { code: 'for_sale', worth: worth.mean, best: false } : null,
      goodPlacing(assessment),
      earlierTiles(assessment),
    ],
    weak: [supply(assessment)],
  }
}

/** Why a seat would add no second card to the double of `opener`. */
export function caseForDeclining(assessment: Assessment, opener: Seat): Case {
  const { seat, artist } = assessment
  const isFree: Reason | null = seat === opener ? { code: 'double_is_free' } : null
  if (!canAdd(assessment)) {
    return { strong: [{ code: 'nothing_to_add', artist }, isFree], weak: [placing(assessment)] }
  }
  return {
    strong: [badEnd(assessment), isFree, badPlacing(assessment)],
    weak: [{ code: 'keeps_card', artist }, mayFail(assessment), supply(assessment)],
  }
}

/** A second card would end the round, and a rival would be paid more. */
function badEnd(assessment: Assessment): Reason | null {
  const { seat, artist, code, knowledge } = assessment
  if (!wouldEndRound(assessment)) return null
  const then = code + (STEP[artist] as number)
  const own = payoutOf(knowledge.world, seat, then)
  const rival = bestRival(knowledge.world, seat, then)
  return rival.pays > own ? { code: 'would_end_round', own, rival } : null
}
