import type { Action } from '../action.ts'
import { artistOf, auctionTypeOf } from '../card.ts'
import type { Random } from '../chance/random.ts'
import { choicesFor, seatsToAct } from '../choices.ts'
import type { Choice } from '../choice.ts'
import { randomAction, randomOf } from '../randomPlay.ts'
import { countPlayed } from '../ranking.ts'
import type { Seat } from '../seat.ts'
import type { GameState } from '../state.ts'

/**
 * Ways of playing that lead games where plain random play seldom goes: `passive` never bids, `scattered` plays the
 * rarest artist so that hands run out, `crowded` plays the commonest and adds to doubles, `timid` bids alike so that
 * sealed bids tie, `reckless` bids all its money so that seats go broke, `haggling` raises by 1 with
 * passes in between so that auctions are long.
 */
export const STYLES = ['random', 'passive', 'scattered', 'crowded', 'timid', 'reckless', 'haggling'] as const

export type Style = (typeof STYLES)[number]

/** A legal action of any seat that may act, in this style. */
export function styledAction(state: GameState, style: Style, random: Random): Action {
  if (style === 'random') return randomAction(state, random)
  const seats = seatsToAct(state)
  const seat = seats[random(seats.length)] ?? 0
  const choices = choicesFor(state, seat)
  for (const choice of choices) {
    const action = styled(state, choice, seat, style, random)
    if (action !== null) return action
  }
  return randomOf(choices, seat, random)
}

/** The style's answer to a choice, or `null` if it has none. */
function styled(state: GameState, choice: Choice, seat: Seat, style: Style, random: Random): Action | null {
  switch (choice.type) {
    case 'play_card':
      return { type: 'play_card', seat, card: favourite(state, choice.cards, style, random) }
    case 'offer_second':
      return style === 'crowded' || cardsLeft(state) === 1
        ? { type: 'offer_second', seat, card: choice.cards[0] ?? 0 }
        : null
    case 'decline_second':
    case 'pass':
      return style === 'passive' || style === 'haggling' ? { type: choice.type, seat } : null
    case 'skip_mystery':
      return style === 'passive' || style === 'scattered' ? { type: 'skip_mystery', seat } : null
    case 'submit_bid':
      return { type: 'submit_bid', seat, amount: amount(choice.min, choice.max, style, random) }
    case 'bid':
      if (style === 'reckless') return { type: 'bid', seat, amount: choice.max }
      return style === 'haggling' && random(8) > 0 ? { type: 'bid', seat, amount: choice.min } : null
    case 'set_price':
      return { type: 'set_price', seat, price: amount(choice.min, choice.max, style, random) }
    case 'buy':
    case 'reveal_mystery':
      return null
  }
}

function amount(min: number, max: number, style: Style, random: Random): number {
  if (style === 'passive') return min
  if (style === 'reckless') return max
  return Math.min(max, min + random(3))
}

function favourite(state: GameState, cards: readonly number[], style: Style, random: Random): number {
  const liking = (card: number): number => {
    const count = countPlayed(state.played, artistOf(card))
    if (style === 'scattered') return -count
    if (style === 'crowded') return auctionTypeOf(card) === 'double' ? count + 1.5 : count
    return 0
  }
  const most = Math.max(...cards.map(liking))
  const liked = cards.filter((card) => liking(card) === most)
  return liked[random(liked.length)] ?? 0
}

function cardsLeft(state: GameState): number {
  return state.hands.flat().length
}
