import type { Action } from '../action.ts'
import { NO_CHOICES } from '../choice.ts'
import type { Choice } from '../choice.ts'
import type { Draft } from '../draft.ts'
import type { Emit } from '../event.ts'
import type { Seat } from '../seat.ts'
import type { Mystery } from '../state.ts'
import { isLastPainting, layDown } from './layDown.ts'
import { endRound } from './roundEnd.ts'
import { passTurn } from './turn.ts'
import { unexpected } from './unexpected.ts'

const CHOICES: readonly Choice[] = [{ type: 'reveal_mystery' }, { type: 'skip_mystery' }]

/** The variant mysteryHand: after an auction, its auctioneer may flip the top card of the mystery hand. */
export function mysteryChoices(phase: Mystery, seat: Seat): readonly Choice[] {
  return seat === phase.asked ? CHOICES : NO_CHOICES
}

export function advanceMystery(draft: Draft, phase: Mystery, action: Action, emit: Emit): void {
  const seat = phase.asked
  if (action.type === 'reveal_mystery') {
    reveal(draft, seat, emit)
  } else if (action.type === 'skip_mystery') {
    emit?.({ type: 'mystery_skipped', seat })
    passTurn(draft, seat, emit)
  } else {
    throw unexpected(action)
  }
}

/** The card is not auctioned and belongs to nobody, but counts, and may be the one that ends the round. */
function reveal(draft: Draft, seat: Seat, emit: Emit): void {
  const [card, ...rest] = draft.mystery
  if (card === undefined) throw new Error('the mystery hand is empty, nobody should have been asked')
  draft.mystery = rest
  emit?.({ type: 'mystery_revealed', seat, card })
  layDown(draft, card)
  if (isLastPainting(draft, card)) endRound(draft, seat, [card], 'fifth_painting', emit)
  else passTurn(draft, seat, emit)
}
