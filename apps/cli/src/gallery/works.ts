import { CATALOGUE, paintingOf } from '@modern-art/art'
import type { Painting } from '@modern-art/art'
import { artistOf, auctionTypeOf, parseCard } from '@modern-art/engine'
import type { Artist, AuctionType } from '@modern-art/engine'

/** A painting with what its card says. */
export interface Work extends Painting {
  readonly id: string
  readonly artist: Artist
  readonly auctionType: AuctionType
}

/** All works, in board order; drawn when they are asked for. */
export function allWorks(): Work[] {
  return CATALOGUE.map((id) => {
    const card = parseCard(id)
    if (card === null) throw new Error(`${id} is in the catalogue, and no card`)
    return { id, artist: artistOf(card), auctionType: auctionTypeOf(card), ...paintingOf(id) }
  })
}
