import { NO_CHOICES } from './choice.ts'
import type { Choice } from './choice.ts'
import { auctionChoices, isAskedInAuction } from './rules/auction.ts'
import { doubleChoices } from './rules/double.ts'
import { mysteryChoices } from './rules/mystery.ts'
import { offeringChoices } from './rules/offering.ts'
import type { Seat } from './seat.ts'
import type { GameState, Phase } from './state.ts'

/**
 * What a seat may do now, for that seat's eyes: ranges end at its money. Several seats with choices play at the same
 * time; a spectator (`null`) has none.
 */
export function choicesFor(state: GameState, seat: Seat | null): readonly Choice[] {
  const { phase } = state
  if (seat === null) return NO_CHOICES
  switch (phase.name) {
    case 'awaiting_card_play':
      return offeringChoices(state, phase, seat)
    case 'double_offer':
      return doubleChoices(state, phase, seat)
    case 'auction':
      return auctionChoices(state, phase, seat)
    case 'mystery':
      return mysteryChoices(phase, seat)
    case 'finished':
      return NO_CHOICES
  }
}

/** Whether a seat has any choice now. */
export function mayAct(phase: Phase, seat: Seat): boolean {
  switch (phase.name) {
    case 'awaiting_card_play':
    case 'double_offer':
    case 'mystery':
      return seat === phase.asked
    case 'auction':
      return isAskedInAuction(phase.bidding, seat)
    case 'finished':
      return false
  }
}

/** The seats that may act now, ascending. */
export function seatsToAct(state: GameState): readonly Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < state.hands.length; seat += 1) if (mayAct(state.phase, seat)) seats.push(seat)
  return seats
}

/** The one seat that a phase waits for; `null` where seats act at the same time, or none does. */
export function seatAsked(phase: Phase): Seat | null {
  switch (phase.name) {
    case 'awaiting_card_play':
    case 'double_offer':
    case 'mystery':
      return phase.asked
    case 'auction': {
      const { bidding } = phase
      return bidding.type === 'open' || bidding.type === 'hidden' ? null : bidding.asked
    }
    case 'finished':
      return null
  }
}

/** Whether the table's clock may end the auction. */
export function mayHammer({ phase }: Pick<GameState, 'phase'>): boolean {
  return phase.name === 'auction' && phase.bidding.type === 'open'
}
