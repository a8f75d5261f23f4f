import { ARTISTS } from './artist.ts'
import { AUCTION_TYPES } from './auctionType.ts'
import { cardOf } from './card.ts'
import type { Card } from './card.ts'

/** How many paintings of each auction type (columns) each artist (rows) has. */
const COUNTS = {
  rulebook: [
    [3, 3, 2, 2, 2],
    [3, 2, 3, 3, 2],
    [4, 3, 3, 3, 2],
    [3, 3, 3, 3, 3],
    [3, 3, 3, 3, 3],
  ],
  classic: [
    [3, 3, 2, 2, 2],
    [3, 2, 3, 3, 2],
    [3, 3, 3, 3, 2],
    [3, 3, 3, 3, 3],
    [4, 3, 3, 3, 3],
  ],
} as const

export const DECK_NAMES = ['rulebook', 'classic'] as const

export type DeckName = (typeof DECK_NAMES)[number]

export const DECK_SIZE = 70

const DECKS: Readonly<Record<DeckName, readonly Card[]>> = {
  rulebook: cardsCounted(COUNTS.rulebook),
  classic: cardsCounted(COUNTS.classic),
}

/** The seventy paintings of a deck, sorted. */
export function cardsIn(deck: DeckName): readonly Card[] {
  return DECKS[deck]
}

function cardsCounted(counts: readonly (readonly number[])[]): readonly Card[] {
  return ARTISTS.flatMap((artist) =>
    AUCTION_TYPES.flatMap((type, column) =>
      Array.from({ length: counts[artist]?.[column] ?? 0 }, (_, index) => cardOf(artist, type, index + 1)),
    ),
  )
}
