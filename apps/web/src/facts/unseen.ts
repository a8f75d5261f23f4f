import { cardsIn, countsPlayed } from '@modern-art/engine'
import type { View } from '@modern-art/engine'

/**
 * By artist, how many cards the viewer has never seen: they are in other hands, in the mystery hand or still to be dealt.
 * All cards of the deck are public, and so is every card that was played.
 */
export function unseenCards({
  setup,
  hand,
  played,
  past,
}: Pick<View, 'setup' | 'hand' | 'played' | 'past'>): readonly number[] {
  const seen = new Set([...hand, ...played, ...past.flatMap((season) => season.played)])
  const unseen = cardsIn(setup.deck).filter((card) => !seen.has(card))
  return countsPlayed(unseen)
}
