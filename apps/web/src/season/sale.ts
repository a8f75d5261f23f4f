import { auctionTypeOf } from '@modern-art/engine'
import type { AuctionType, Bid, Lot } from '@modern-art/engine'

/** The kinds of auction of a lot's cards: a double, and what it was sold under, if somebody added a card. */
export function kindsOf({ cards }: Pick<Lot, 'cards'>): readonly AuctionType[] {
  return cards.map(auctionTypeOf)
}

/**
 * The bids in the order made; sealed ones, which are opened all together, the highest first. An empty envelope counts as
 * a bid of 0, but nobody would call it a bid.
 */
export function bidsInOrder(lot: Pick<Lot, 'cards' | 'bids'>): readonly Bid[] {
  const bids = lot.bids.filter(({ amount }) => amount > 0)
  return kindsOf(lot).at(-1) === 'hidden' ? bids.toSorted((a, b) => b.amount - a.amount) : bids
}
