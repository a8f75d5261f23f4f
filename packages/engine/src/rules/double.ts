import type { Action } from '../action.ts'
import { artistOf, auctionTypeOf } from '../card.ts'
import type { Card } from '../card.ts'
import { NO_CHOICES } from '../choice.ts'
import type { Choice } from '../choice.ts'
import type { Draft, DoubleDraft } from '../draft.ts'
import type { Emit } from '../event.ts'
import { leftOf } from '../seat.ts'
import type { Seat } from '../seat.ts'
import type { DoubleOffer, GameState } from '../state.ts'
import { startAuction } from './auction.ts'
import { layDownFromHand, roundEndsBy } from './layDown.ts'
import { endRound } from './roundEnd.ts'
import { takeFree } from './settlement.ts'
import { seatsBetween } from './turn.ts'
import { unexpected } from './unexpected.ts'

/** Asks every seat in turn for a second card to a double, the seat that played it first. */
export function askForSecond(draft: Draft, opener: Seat, card: Card): void {
  draft.phase = { name: 'double_offer', asked: opener, card, opener }
}

/** A second card is by the same artist and no double itself. */
function fitsDouble(double: Card, card: Card): boolean {
  return artistOf(card) === artistOf(double) && auctionTypeOf(card) !== 'double'
}

const DECLINE: Choice = { type: 'decline_second' }
const DECLINE_ONLY: readonly Choice[] = [DECLINE]

export function doubleChoices(state: GameState, phase: DoubleOffer, seat: Seat): readonly Choice[] {
  if (seat !== phase.asked) return NO_CHOICES
  const cards = (state.hands[seat] ?? []).filter((card) => fitsDouble(phase.card, card))
  return cards.length === 0 ? DECLINE_ONLY : [{ type: 'offer_second', cards }, DECLINE]
}

export function advanceDouble(draft: Draft, phase: DoubleDraft, action: Action, emit: Emit): void {
  if (action.type === 'offer_second') addSecond(draft, phase, action.card, emit)
  else if (action.type === 'decline_second') decline(draft, phase, emit)
  else throw unexpected(action)
}

function decline(draft: Draft, phase: DoubleDraft, emit: Emit): void {
  const { card, opener, asked } = phase
  emit?.({ type: 'second_declined', seat: asked })
  const next = leftOf(asked, draft.hands.length)
  if (next === opener) takeFree(draft, { cards: [card], opener, auctioneer: opener }, [], emit)
  else phase.asked = next
}

/** The seat that adds the second card sells both; the seats in between lose their turns. */
function addSecond(draft: Draft, phase: DoubleOffer, second: Card, emit: Emit): void {
  const { card, opener, asked: auctioneer } = phase
  const cards = [card, second]
  layDownFromHand(draft, auctioneer, second)
  emit?.({ type: 'second_offered', seat: auctioneer, card: second })
  const ending = roundEndsBy(draft, second)
  if (ending !== null) {
    endRound(draft, auctioneer, cards, ending, emit)
    return
  }
  if (auctioneer !== opener && emit !== null) {
    emit({ type: 'auctioneer_changed', from: opener, to: auctioneer })
    const between = seatsBetween(opener, auctioneer, draft.hands.length)
    const seats = between.filter((seat) => draft.hands[seat]?.length !== 0)
    if (seats.length > 0) emit({ type: 'turns_skipped', seats, reason: 'double' })
  }
  startAuction(draft, { cards, opener, auctioneer }, emit)
}
