import { parseCard } from '@modern-art/engine'
import type { Card } from '@modern-art/engine'

/** A card that a lesson names; one that does not exist is a mistake in the lesson. */
export function cardNamed(id: string): Card {
  const card = parseCard(id)
  if (card === null) throw new Error(`there is no card "${id}"`)
  return card
}

/** Cards by their ids, with spaces in between. */
export function cardsNamed(ids: string): readonly Card[] {
  return ids.split(/\s+/).filter(Boolean).map(cardNamed)
}
