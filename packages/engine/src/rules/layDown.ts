import { artistOf } from '../card.ts'
import type { Card } from '../card.ts'
import type { Draft } from '../draft.ts'
import type { RoundEndReason } from '../event.ts'
import { PAINTINGS_THAT_END_A_ROUND, countPlayed } from '../ranking.ts'
import type { Seat } from '../seat.ts'
import type { GameState } from '../state.ts'
import { everyHandEmpty } from './turn.ts'

/** Lays a card down where it counts for the ranking. */
export function layDown(draft: Draft, card: Card): void {
  draft.played.push(card)
}

export function layDownFromHand(draft: Draft, seat: Seat, card: Card): void {
  draft.hands[seat] = without(draft.hands[seat] ?? [], card)
  layDown(draft, card)
}

/** The hand without one card, in the same order. By hand, for `toSpliced` was seen to cost three times as much. */
function without(hand: readonly Card[], card: Card): readonly Card[] {
  const at = hand.indexOf(card)
  if (at < 0) throw new Error('the card is not in the hand')
  const rest = hand.slice()
  for (let next = at + 1; next < hand.length; next += 1) rest[next - 1] = hand[next] as Card
  rest.pop()
  return rest
}

/** Whether the card just laid down from a hand ends the round, and why. */
export function roundEndsBy(game: Pick<GameState, 'played' | 'hands'>, card: Card): RoundEndReason | null {
  if (isLastPainting(game, card)) return 'fifth_painting'
  return everyHandEmpty(game) ? 'hands_empty' : null
}

export function isLastPainting(game: Pick<GameState, 'played'>, card: Card): boolean {
  return countPlayed(game.played, artistOf(card)) >= PAINTINGS_THAT_END_A_ROUND
}
