import { seatsToAct } from '@modern-art/engine'
import type { Bidding, GameState, Phase } from '@modern-art/engine'
import { namesOf } from './names.ts'
import { listed, verb } from './words.ts'

/** Says which players the game waits for, and for what; `null` where it is finished. */
export function waitingFor(state: GameState): string | null {
  const { phase } = state
  if (phase.name === 'finished') return null
  const names = namesOf(state.setup.players)
  const seats = seatsToAct(state)
  return `${listed(seats.map((seat) => names[seat] ?? ''))} ${verb(seats, 'has', 'have')} ${whatIsAsked(phase)}`
}

function whatIsAsked(phase: Exclude<Phase, { name: 'finished' }>): string {
  switch (phase.name) {
    case 'awaiting_card_play':
      return 'to play a painting'
    case 'double_offer':
      return 'to add a second painting or decline'
    case 'auction':
      return whatBiddingAsks(phase.bidding)
    case 'mystery':
      return 'to flip a card from the mystery hand or leave it'
  }
}

function whatBiddingAsks(bidding: Bidding): string {
  switch (bidding.type) {
    case 'open':
    case 'one_offer':
      return 'to bid or pass'
    case 'hidden':
      return 'to make a sealed bid'
    case 'fixed_price':
      return bidding.price === null ? 'to name a price' : 'to buy or pass'
  }
}
