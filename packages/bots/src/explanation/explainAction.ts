import type { Action, AuctionView } from '@modern-art/engine'
import type { Question } from '../bot.ts'
import { seatOf } from '../bot.ts'
import { knowledgeOf } from '../model/knowledge.ts'
import type { Assessment } from './assessment.ts'
import { caseForBuying, caseForPassing } from './buying.ts'
import { reasonsOf } from './case.ts'
import type { Case } from './case.ts'
import { caseForAdding, caseForDeclining } from './completing.ts'
import type { Explanation } from './explanation.ts'
import { fateOf } from './fate.ts'
import { caseForMystery } from './flipping.ts'
import { foresee } from './lotFuture.ts'
import { caseForEnding, caseForPlaying } from './playing.ts'
import { caseForBuyingBack, caseForPrice, caseForReserve, caseForSelling } from './selling.ts'
import { stakeOf } from './stake.ts'

/** Explains an action: the lot, its worth and reasons for the action, which is one of the question's choices. */
export function explainAction({ view, rng }: Question, action: Action): Explanation {
  const seat = seatOf(view)
  const knowledge = knowledgeOf(view)
  const stake = stakeOf(view, knowledge, action)
  if (stake === null) {
    const reasons = reasonsOf(caseForMystery(view, seat, knowledge, action.type === 'reveal_mystery'))
    return { lot: [], worth: null, reasons, action }
  }
  const { lot } = stake
  if (stake.endsRound) {
    return { lot, worth: null, reasons: reasonsOf(caseForEnding(view, seat, knowledge, stake)), action }
  }
  const future = foresee(view, seat, knowledge, stake, action, rng)
  const assessment = { ...stake, ...future, view, seat, knowledge, fate: fateOf(view, knowledge, stake) }
  return { lot, worth: future.worth, reasons: reasonsOf(caseFor(assessment, action)), action }
}

function caseFor(assessment: Assessment, action: Action): Case {
  const { phase } = assessment.view
  switch (phase.name) {
    case 'awaiting_card_play':
      return caseForPlaying(assessment)
    case 'double_offer':
      return action.type === 'offer_second'
        ? caseForAdding(assessment, phase.opener)
        : caseForDeclining(assessment, phase.opener)
    case 'auction':
      return assessment.seat === phase.offer.auctioneer
        ? caseOfSeller(assessment, phase, action)
        : caseOfBuyer(assessment, phase, action)
    case 'mystery':
    case 'finished':
      throw new Error(`nothing is sold in ${phase.name}`)
  }
}

function caseOfSeller(assessment: Assessment, auction: AuctionView, action: Action): Case {
  switch (action.type) {
    case 'bid':
      return caseForBuyingBack(assessment, auction, action.amount)
    case 'submit_bid':
      return caseForReserve(assessment, action.amount)
    case 'set_price':
      return caseForPrice(assessment, action.price)
    default:
      return caseForSelling(assessment, auction)
  }
}

function caseOfBuyer(assessment: Assessment, auction: AuctionView, action: Action): Case {
  const amount = action.type === 'bid' || action.type === 'submit_bid' ? action.amount : 0
  const isPass = action.type === 'pass' || (action.type === 'submit_bid' && amount === 0)
  const price = amount === 0 ? leastPrice(auction) : amount
  return isPass ? caseForPassing(assessment, auction, price) : caseForBuying(assessment, auction, price)
}

/** The least that the lot costs now. */
function leastPrice({ bidding }: AuctionView): number {
  if (bidding.type === 'fixed_price') return bidding.price ?? 0
  return 'bids' in bidding ? (bidding.bids.at(-1)?.amount ?? 0) + 1 : 1
}
