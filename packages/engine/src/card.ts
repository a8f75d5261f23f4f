import { ARTISTS, formatArtist } from './artist.ts'
import type { Artist } from './artist.ts'
import { AUCTION_TYPES } from './auctionType.ts'
import type { AuctionType } from './auctionType.ts'

/**
 * A painting. A small number, so that hands are cheap to copy and counts are tables; people, files and wires
 * use its id, `artist-type-n` with n from 1 (`daniel-one_offer-2`). Numbers follow board order, then auction type.
 */
export type Card = number

/** No deck has more of one artist and type. */
const MOST_OF_A_KIND = 4
const CARDS_OF_AN_ARTIST = AUCTION_TYPES.length * MOST_OF_A_KIND
const ALL_NUMBERS = ARTISTS.length * CARDS_OF_AN_ARTIST

export function cardOf(artist: Artist, type: AuctionType, n: number): Card {
  return artist * CARDS_OF_AN_ARTIST + AUCTION_TYPES.indexOf(type) * MOST_OF_A_KIND + n - 1
}

const IDS: string[] = []
const ARTIST_OF: Artist[] = []
const TYPE_OF: AuctionType[] = []
for (const artist of ARTISTS) {
  for (const type of AUCTION_TYPES) {
    for (let n = 1; n <= MOST_OF_A_KIND; n += 1) {
      IDS.push(`${formatArtist(artist)}-${type}-${n}`)
      ARTIST_OF.push(artist)
      TYPE_OF.push(type)
    }
  }
}
const CARD_BY_ID: ReadonlyMap<string, Card> = new Map(IDS.map((id, card) => [id, card]))

export function isCard(number: number): boolean {
  return IDS[number] !== undefined
}

export function artistOf(card: Card): Artist {
  return known(ARTIST_OF[card], card)
}

export function auctionTypeOf(card: Card): AuctionType {
  return known(TYPE_OF[card], card)
}

export function formatCard(card: Card): string {
  return known(IDS[card], card)
}

/** The card with this id, whether or not a deck has it; `null` where no id has this form. */
export function parseCard(id: string): Card | null {
  return CARD_BY_ID.get(id) ?? null
}

function known<T>(fact: T | undefined, card: Card): T {
  if (fact === undefined) throw noSuchCard(card)
  return fact
}

/** Apart from its caller, which is hot: there the number would be made a string before anything is wrong. */
function noSuchCard(card: Card): RangeError {
  return new RangeError(`${card} is no card: cards are 0 to ${ALL_NUMBERS - 1}`)
}
