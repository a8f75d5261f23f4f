import { artistOf } from '@modern-art/engine'
import type { Artist, Bid, Card, Seat } from '@modern-art/engine'
import type { Payout } from '../../explanation/reason.ts'
import type { Decision } from '../decisions.ts'

/* Facts about a decision, by the state of the game as the engine has it and by what comes of the action. */

export function moneyOf({ state, seat }: Decision): number {
  return state.money[seat] ?? 0
}

export function bidsOf({ state }: Decision): readonly Bid[] {
  const { phase } = state
  return phase.name === 'auction' && 'bids' in phase.bidding ? phase.bidding.bids : []
}

/** What the lot costs: the amount of the action, or what the least that buys it would be. */
export function priceOf(decision: Decision): number {
  const { explanation, state } = decision
  const { action } = explanation
  if ('amount' in action && action.amount > 0) return action.amount
  if ('price' in action) return action.price
  const { phase } = state
  if (phase.name === 'auction' && phase.bidding.type === 'fixed_price') return phase.bidding.price ?? 0
  return (bidsOf(decision).at(-1)?.amount ?? 0) + 1
}

export function meanOf({ explanation }: Decision): number {
  return explanation.worth?.mean ?? Number.NaN
}

export function handOf({ state, seat, explanation }: Decision): readonly Card[] {
  const { action } = explanation
  return (state.hands[seat] ?? []).filter((card) => !('card' in action) || card !== action.card)
}

export function isByArtist(artist: Artist): (card: Card) => boolean {
  return (card) => artistOf(card) === artist
}

export function gainOf({ state, next }: Decision, seat: Seat): number {
  return (next.money[seat] ?? 0) - (state.money[seat] ?? 0)
}

/** The payouts are the seat's own, and the highest of a rival. */
export function arePayouts(own: number, rival: Payout | null, of: readonly number[], seat: Seat): boolean {
  const most = Math.max(...of.filter((_, other) => other !== seat))
  if (own !== of[seat]) return false
  return rival === null ? most > own : rival.seat !== seat && rival.pays === of[rival.seat] && rival.pays === most
}
