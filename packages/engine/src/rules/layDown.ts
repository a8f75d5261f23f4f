import { artistOf } from '../card.ts'
import type { Card } from '../card.ts'
import type { Draft } from '../draft.ts'
import type { RoundEndReason } from '../event.ts'
import { PAINTINGS_THAT_END_A_ROUND, countPlayed } from '../ranking.ts'
import type { Seat } from '../seat.ts'
import type { GameState } from '../state.ts'
import type { View } from '../view.ts'
import { everyHandEmpty } from './turn.ts'

/** Lays a card down where it counts for the ranking. */
export function layDown(draft: Draft, card: Card): void {
  draft.played.push(card)
}

export function layDownFromHand(draft: Draft, seat: Seat, card: Card): void {
  const hand = draft.hands[seat] ?? []
  const rest = hand.filter((other) => other !== card)
  if (rest.length === hand.length) throw new Error('the card is not in the hand')
  draft.hands[seat] = rest
  layDown(draft, card)
}

/** Whether the card just laid down from a hand ends the round, and why. */
export function roundEndsBy(game: Pick<GameState, 'played' | 'hands'>, card: Card): RoundEndReason | null {
  return roundEnd(isLastPainting(game, card), everyHandEmpty(game))
}

/** The same for a card that is still in a hand, from what everybody can see: whether playing it would end the round. */
export function roundWouldEndBy(view: Pick<View, 'played' | 'handSizes'>, card: Card): RoundEndReason | null {
  const cardsInHands = view.handSizes.reduce((sum, cards) => sum + cards, 0)
  return roundEnd(isLastPainting({ played: [...view.played, card] }, card), cardsInHands === 1)
}

/** The same for a second card, once a first one has left any of the hands: all hands are counted together. */
export function roundWouldEndAfter(
  { played, handSizes }: Pick<View, 'played' | 'handSizes'>,
  first: Card,
  second: Card,
): RoundEndReason | null {
  return roundWouldEndBy({ played: [...played, first], handSizes: [...handSizes, -1] }, second)
}

function roundEnd(isLast: boolean, handsEmpty: boolean): RoundEndReason | null {
  if (isLast) return 'fifth_painting'
  return handsEmpty ? 'hands_empty' : null
}

export function isLastPainting(game: Pick<GameState, 'played'>, card: Card): boolean {
  return countPlayed(game.played, artistOf(card)) >= PAINTINGS_THAT_END_A_ROUND
}
