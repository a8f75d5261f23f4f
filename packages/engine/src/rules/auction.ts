import { auctionTypeOf } from '../card.ts'
import type { BiddingType } from '../auctionType.ts'
import type { Draft } from '../draft.ts'
import type { Emit } from '../event.ts'
import type { Offer } from '../state.ts'
import { fixedPricePhase } from './fixedPrice.ts'
import { hiddenPhase } from './hidden.ts'
import { oneOfferPhase } from './oneOffer.ts'
import { openPhase } from './open.ts'

/** Puts an offer under the hammer, by the type of its last card. */
export function startAuction(draft: Draft, offer: Offer, emit: Emit): void {
  const auction = biddingTypeOf(offer)
  const { cards, auctioneer } = offer
  emit?.({ type: 'auction_started', auction, auctioneer, cards })
  draft.phase = auctionPhase(auction, offer, draft.hands)
}

function biddingTypeOf(offer: Offer): BiddingType {
  const last = offer.cards.at(-1)
  const type = last === undefined ? 'double' : auctionTypeOf(last)
  if (type === 'double') throw new Error('a double cannot be auctioned without a second card')
  return type
}

function auctionPhase(auction: BiddingType, offer: Offer, seats: Draft['hands']): Draft['phase'] {
  switch (auction) {
    case 'open':
      return openPhase(offer, seats)
    case 'one_offer':
      return oneOfferPhase(offer, seats.length)
    case 'hidden':
      return hiddenPhase(offer, seats)
    case 'fixed_price':
      return fixedPricePhase(offer)
  }
}
