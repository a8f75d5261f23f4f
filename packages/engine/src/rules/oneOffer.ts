import type { Action } from '../action.ts'
import { NO_CHOICES } from '../choice.ts'
import type { Choice } from '../choice.ts'
import type { Draft, OneOfferDraft } from '../draft.ts'
import type { Emit } from '../event.ts'
import type { Seat } from '../seat.ts'
import type { GameState, Offer, OneOfferBidding } from '../state.ts'
import { bidOrPass } from './bidding.ts'
import { firstOnceAround, nextOnceAround } from './onceAround.ts'
import { sellToStandingBid } from './settlement.ts'
import { unexpected } from './unexpected.ts'

/** One offer: once around, each seat may bid above the standing bid or pass. */
export function startOneOffer(auctioneer: Seat, seats: number): OneOfferDraft {
  return { type: 'one_offer', asked: firstOnceAround(auctioneer, seats), bids: [] }
}

export function oneOfferChoices(state: GameState, bidding: OneOfferBidding, seat: Seat): readonly Choice[] {
  return seat === bidding.asked ? bidOrPass(state, bidding.bids, seat) : NO_CHOICES
}

export function advanceOneOffer(draft: Draft, offer: Offer, bidding: OneOfferDraft, action: Action, emit: Emit): void {
  if (action.type === 'bid') {
    const { seat, amount } = action
    bidding.bids.push({ seat, amount })
    emit?.({ type: 'bid_placed', seat, amount })
  } else if (action.type === 'pass') {
    emit?.({ type: 'passed', seat: action.seat })
  } else {
    throw unexpected(action)
  }
  const next = nextOnceAround(bidding.asked, offer.auctioneer, draft.hands.length)
  if (next === null) sellToStandingBid(draft, offer, bidding.bids, emit)
  else bidding.asked = next
}
