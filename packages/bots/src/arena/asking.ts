import { choicesFor, leftOf, seatAsked } from '@modern-art/engine'
import type { Choice, GameState, Phase, Seat } from '@modern-art/engine'

/** A seat whose turn it is to say something, and what it may say. */
export interface Asked {
  readonly seat: Seat
  readonly choices: readonly Choice[]
}

/**
 * The seat that the arena asks next. Seats that may act at the same time are asked clockwise: in an open auction from
 * the left of the last bidder, or of the auctioneer while there is none; for sealed bids from the auctioneer's left.
 * The game must not be finished.
 */
export function nextAsked(state: GameState): Asked {
  const seats = state.hands.length
  let seat = firstInLine(state.phase, seats)
  for (let asked = 0; asked < seats; asked += 1) {
    const choices = choicesFor(state, seat)
    if (choices.length > 0) return { seat, choices }
    seat = leftOf(seat, seats)
  }
  throw new Error(`nobody has a choice in the phase ${state.phase.name}`)
}

function firstInLine(phase: Phase, seats: number): Seat {
  const asked = seatAsked(phase)
  if (asked !== null) return asked
  if (phase.name !== 'auction') throw new Error('the game is over')
  const { bidding, offer } = phase
  const bidder = bidding.type === 'open' ? bidding.bids.at(-1)?.seat : undefined
  return leftOf(bidder ?? offer.auctioneer, seats)
}
