import type { Action } from '../action.ts'
import { NO_CHOICES } from '../choice.ts'
import type { Choice } from '../choice.ts'
import type { Draft, HiddenDraft } from '../draft.ts'
import type { Emit } from '../event.ts'
import { moneyOf } from '../payment.ts'
import type { Seat } from '../seat.ts'
import type { GameState, HiddenBidding, Offer } from '../state.ts'
import { highestBid } from './bidding.ts'
import { sell, takeFree } from './settlement.ts'
import { unexpected } from './unexpected.ts'

/** Hidden: everyone submits one secret amount, 0 for no bid; all are revealed together. */
export function startHidden(seats: readonly unknown[]): HiddenDraft {
  return { type: 'hidden', sealed: seats.map(() => null) }
}

export function isAskedHidden(bidding: HiddenBidding, seat: Seat): boolean {
  return bidding.sealed[seat] === null
}

export function hiddenChoices(state: GameState, bidding: HiddenBidding, seat: Seat): readonly Choice[] {
  if (!isAskedHidden(bidding, seat)) return NO_CHOICES
  return [{ type: 'submit_bid', min: 0, max: moneyOf(state.money, seat) }]
}

export function advanceHidden(draft: Draft, offer: Offer, bidding: HiddenDraft, action: Action, emit: Emit): void {
  if (action.type !== 'submit_bid') throw unexpected(action)
  const { seat, amount } = action
  bidding.sealed[seat] = amount
  emit?.({ type: 'bid_sealed', seat })
  if (!bidding.sealed.includes(null)) reveal(draft, offer, bidding.sealed, emit)
}

function reveal(draft: Draft, offer: Offer, sealed: HiddenBidding['sealed'], emit: Emit): void {
  const bids = sealed.map((amount, seat) => ({ seat, amount: amount ?? 0 }))
  const best = highestBid(bids, offer.auctioneer)
  if (emit !== null) {
    const top = bids.filter((bid) => bid.amount === best.amount && bid.amount > 0)
    const tied = top.length > 1 ? top.map((bid) => bid.seat) : []
    emit({ type: 'bids_revealed', bids, tied, winner: best.seat })
  }
  if (best.amount === 0) takeFree(draft, offer, bids, emit)
  else sell(draft, offer, bids, best.seat, best.amount, emit)
}
