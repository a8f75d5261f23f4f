import { ARTISTS, AUCTION_TYPES, artistOf, auctionTypeOf, cardsIn } from '@modern-art/engine'
import type { Card } from '@modern-art/engine'

/** Artist and auction type of a card as one number, artist * 5 + type: all that matters of a card but its picture. */
export type Kind = number

export const TYPES: number = AUCTION_TYPES.length
export const KINDS: number = ARTISTS.length * TYPES

/** Auction types by number, in the order of `AUCTION_TYPES`. */
export const OPEN = 0
export const ONE_OFFER = 1
export const HIDDEN = 2
export const DOUBLE = 4

const KIND_OF: ReadonlyMap<Card, Kind> = new Map(
  [...cardsIn('rulebook'), ...cardsIn('classic')].map((card) => [
    card,
    artistOf(card) * TYPES + AUCTION_TYPES.indexOf(auctionTypeOf(card)),
  ]),
)

export function kindOf(card: Card): Kind {
  const kind = KIND_OF.get(card)
  if (kind === undefined) throw new RangeError(`no deck has card ${card}`)
  return kind
}
