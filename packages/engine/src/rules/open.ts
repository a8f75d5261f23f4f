import type { Action } from '../action.ts'
import { NO_CHOICES } from '../choice.ts'
import type { Choice } from '../choice.ts'
import type { Draft, OpenDraft } from '../draft.ts'
import type { Emit } from '../event.ts'
import type { Seat } from '../seat.ts'
import type { GameState, Offer, OpenBidding } from '../state.ts'
import { bidOrPass } from './bidding.ts'
import { sellToStandingBid } from './settlement.ts'
import { unexpected } from './unexpected.ts'

/** Open: anyone may bid at any time; a pass counts until somebody bids. */
export function startOpen(seats: readonly unknown[]): OpenDraft {
  return { type: 'open', bids: [], passed: seats.map(() => false) }
}

/** The highest bidder waits, and so does every seat that has passed on the standing bid. */
export function isAskedOpen(bidding: OpenBidding, seat: Seat): boolean {
  return bidding.passed[seat] === false && bidding.bids.at(-1)?.seat !== seat
}

export function openChoices(state: GameState, bidding: OpenBidding, seat: Seat): readonly Choice[] {
  return isAskedOpen(bidding, seat) ? bidOrPass(state, bidding.bids, seat) : NO_CHOICES
}

export function advanceOpen(draft: Draft, offer: Offer, bidding: OpenDraft, action: Action, emit: Emit): void {
  if (action.type === 'bid') {
    const { seat, amount } = action
    bidding.bids.push({ seat, amount })
    clearPasses(bidding.passed)
    emit?.({ type: 'bid_placed', seat, amount })
  } else if (action.type === 'pass') {
    const { seat } = action
    bidding.passed[seat] = true
    emit?.({ type: 'passed', seat })
    if (isLastToPass(bidding, seat)) sellToStandingBid(draft, offer, bidding.bids, emit)
  } else if (action.type === 'hammer') {
    emit?.({ type: 'hammer_fell' })
    sellToStandingBid(draft, offer, bidding.bids, emit)
  } else {
    throw unexpected(action)
  }
}

/** A loop, for `fill` takes three times as long on so short a list. */
function clearPasses(passed: boolean[]): void {
  for (let seat = 0; seat < passed.length; seat += 1) passed[seat] = false
}

/** Whether every other seat has passed, the highest bidder apart: a pass of this seat ends the auction. */
export function isLastToPass({ bids, passed }: OpenBidding, seat: Seat): boolean {
  const highestBidder = bids.at(-1)?.seat
  return passed.every((hasPassed, other) => hasPassed || other === seat || other === highestBidder)
}
