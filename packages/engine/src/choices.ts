import { NO_CHOICES } from './choice.ts'
import type { Choice } from './choice.ts'
import { doubleChoices } from './rules/double.ts'
import { fixedPriceChoices } from './rules/fixedPrice.ts'
import { hiddenChoices, isAskedHidden } from './rules/hidden.ts'
import { mysteryChoices } from './rules/mystery.ts'
import { offeringChoices } from './rules/offering.ts'
import { oneOfferChoices } from './rules/oneOffer.ts'
import { isAskedOpen, openChoices } from './rules/open.ts'
import type { Seat } from './seat.ts'
import type { GameState, Phase } from './state.ts'

/** What a seat may do now, for that seat's eyes: ranges end at its money. Several seats with choices play at the same time; a spectator (`null`) has none. */
export function choicesFor(state: GameState, seat: Seat | null): readonly Choice[] {
  const { phase } = state
  if (seat === null) return NO_CHOICES
  switch (phase.name) {
    case 'awaiting_card_play':
      return offeringChoices(state, phase, seat)
    case 'double_offer':
      return doubleChoices(state, phase, seat)
    case 'auction:open':
      return openChoices(state, phase, seat)
    case 'auction:one_offer':
      return oneOfferChoices(state, phase, seat)
    case 'auction:hidden':
      return hiddenChoices(state, phase, seat)
    case 'auction:fixed_price':
      return fixedPriceChoices(state, phase, seat)
    case 'mystery':
      return mysteryChoices(phase, seat)
    case 'finished':
      return NO_CHOICES
  }
}

/** The one seat that a phase waits for; `null` where seats act at the same time, or none does. */
export function seatAsked(phase: Phase): Seat | null {
  switch (phase.name) {
    case 'awaiting_card_play':
      return phase.turn
    case 'double_offer':
    case 'auction:one_offer':
    case 'auction:fixed_price':
      return phase.asked
    case 'mystery':
      return phase.auctioneer
    case 'auction:open':
    case 'auction:hidden':
    case 'finished':
      return null
  }
}

/** Whether a seat has any choice now. */
export function mayAct(phase: Phase, seat: Seat): boolean {
  if (phase.name === 'auction:open') return isAskedOpen(phase, seat)
  if (phase.name === 'auction:hidden') return isAskedHidden(phase, seat)
  return seat === seatAsked(phase)
}

/** The seats that may act now, ascending. */
export function seatsToAct(state: GameState): readonly Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < state.hands.length; seat += 1) if (mayAct(state.phase, seat)) seats.push(seat)
  return seats
}

/** Whether the table's clock may end the auction. */
export function mayHammer(state: Pick<GameState, 'phase'>): boolean {
  return state.phase.name === 'auction:open'
}
