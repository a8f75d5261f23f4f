import type { Action } from '../action.ts'
import { auctionTypeOf } from '../card.ts'
import { NO_CHOICES } from '../choice.ts'
import type { Choice } from '../choice.ts'
import type { Draft } from '../draft.ts'
import type { Emit } from '../event.ts'
import type { Seat } from '../seat.ts'
import type { AwaitingCardPlay, GameState } from '../state.ts'
import { startAuction } from './auction.ts'
import { askForSecond } from './double.ts'
import { layDownFromHand, roundEndsBy } from './layDown.ts'
import { endRound } from './roundEnd.ts'
import { unexpected } from './unexpected.ts'

/** A turn begins: the seat in turn plays one painting face up. */
export function offeringChoices(state: GameState, phase: AwaitingCardPlay, seat: Seat): readonly Choice[] {
  if (seat !== phase.asked) return NO_CHOICES
  return [{ type: 'play_card', cards: state.hands[seat] ?? [] }]
}

export function advanceOffering(draft: Draft, action: Action, emit: Emit): void {
  if (action.type !== 'play_card') throw unexpected(action)
  const { seat, card } = action
  layDownFromHand(draft, seat, card)
  emit?.({ type: 'card_played', seat, card })
  const ending = roundEndsBy(draft, card)
  if (ending !== null) endRound(draft, seat, [card], ending, emit)
  else if (auctionTypeOf(card) === 'double') askForSecond(draft, seat, card)
  else startAuction(draft, { cards: [card], opener: seat, auctioneer: seat }, emit)
}
