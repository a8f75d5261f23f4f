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

/**
 * The hand without one card, in the same order. From the back, each card takes the place before it until the one
 * that leaves is met: a single pass, for `toSpliced` was seen to cost three times as much.
 */
function without(hand: readonly Card[], card: Card): readonly Card[] {
  const rest = hand.slice(0, -1)
  let carried = hand.at(-1)
  for (let at = rest.length - 1; carried !== card; at -= 1) {
    if (carried === undefined) throw new Error('the card is not in the hand')
    const next = rest[at]
    rest[at] = carried
    carried = next
  }
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
