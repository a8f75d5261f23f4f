import type { Action } from '../action.ts'
import { NO_CHOICES } from '../choice.ts'
import type { Choice } from '../choice.ts'
import type { Draft, OneOfferDraft } from '../draft.ts'
import type { Emit } from '../event.ts'
import { leftOf } from '../seat.ts'
import type { Seat } from '../seat.ts'
import type { GameState, Offer, OneOfferAuction } from '../state.ts'
import { bidOrPass } from './bidding.ts'
import { sellToStandingBid } from './settlement.ts'
import { unexpected } from './unexpected.ts'

/** One offer: once around from the auctioneer's left, the auctioneer last. */
export function oneOfferPhase(offer: Offer, seats: number): OneOfferDraft {
  return { name: 'auction:one_offer', offer, bids: [], asked: leftOf(offer.auctioneer, seats) }
}

export function oneOfferChoices(state: GameState, phase: OneOfferAuction, seat: Seat): readonly Choice[] {
  return seat === phase.asked ? bidOrPass(state, phase.bids, seat) : NO_CHOICES
}

export function advanceOneOffer(draft: Draft, phase: OneOfferDraft, action: Action, emit: Emit): void {
  if (action.type === 'bid') {
    const { seat, amount } = action
    phase.bids.push({ seat, amount })
    emit?.({ type: 'bid_placed', seat, amount })
  } else if (action.type === 'pass') {
    emit?.({ type: 'passed', seat: action.seat })
  } else {
    throw unexpected(action)
  }
  if (phase.asked === phase.offer.auctioneer) sellToStandingBid(draft, phase.offer, phase.bids, emit)
  else phase.asked = leftOf(phase.asked, draft.hands.length)
}
