import type { Action } from '../action.ts'
import type { BiddingType } from '../auctionType.ts'
import { auctionTypeOf } from '../card.ts'
import type { Choice } from '../choice.ts'
import type { AuctionDraft, BiddingDraft, Draft } from '../draft.ts'
import type { Emit } from '../event.ts'
import type { Seat } from '../seat.ts'
import type { Auction, Bidding, GameState, Offer } from '../state.ts'
import type { AuctionView } from '../view.ts'
import { advanceFixedPrice, fixedPriceChoices, startFixedPrice } from './fixedPrice.ts'
import { advanceHidden, hiddenChoices, isAskedHidden, startHidden } from './hidden.ts'
import { onceAround } from './onceAround.ts'
import { advanceOneOffer, oneOfferChoices, startOneOffer } from './oneOffer.ts'
import { advanceOpen, isAskedOpen, openChoices, startOpen } from './open.ts'

/** Puts an offer under the hammer, by the type of its last card. */
export function startAuction(draft: Draft, offer: Offer, emit: Emit): void {
  const auction = biddingTypeOf(offer)
  const { cards, auctioneer } = offer
  emit?.({ type: 'auction_started', auction, auctioneer, cards })
  draft.phase = { name: 'auction', offer, bidding: startBidding(auction, auctioneer, draft.hands) }
}

function biddingTypeOf(offer: Offer): BiddingType {
  const last = offer.cards.at(-1)
  const type = last === undefined ? 'double' : auctionTypeOf(last)
  if (type === 'double') throw new Error('a double cannot be auctioned without a second card')
  return type
}

function startBidding(type: BiddingType, auctioneer: Seat, seats: Draft['hands']): BiddingDraft {
  switch (type) {
    case 'open':
      return startOpen(seats)
    case 'one_offer':
      return startOneOffer(auctioneer, seats.length)
    case 'hidden':
      return startHidden(seats)
    case 'fixed_price':
      return startFixedPrice(auctioneer)
  }
}

export function auctionChoices(state: GameState, { bidding }: Auction, seat: Seat): readonly Choice[] {
  switch (bidding.type) {
    case 'open':
      return openChoices(state, bidding, seat)
    case 'one_offer':
      return oneOfferChoices(state, bidding, seat)
    case 'hidden':
      return hiddenChoices(state, bidding, seat)
    case 'fixed_price':
      return fixedPriceChoices(state, bidding, seat)
  }
}

export function isAskedInAuction(bidding: Bidding, seat: Seat): boolean {
  switch (bidding.type) {
    case 'open':
      return isAskedOpen(bidding, seat)
    case 'hidden':
      return isAskedHidden(bidding, seat)
    case 'one_offer':
    case 'fixed_price':
      return seat === bidding.asked
  }
}

/** Whether an auction asks a seat now or may ask it later. In an open one, every bid asks the other seats again. */
export function canStillBeAsked({ offer, bidding }: Auction | AuctionView, seat: Seat, seats: number): boolean {
  switch (bidding.type) {
    case 'open':
      return true
    case 'hidden':
      return 'sealed' in bidding ? isAskedHidden(bidding, seat) : bidding.submitted[seat] === false
    case 'one_offer':
      return onceAround(offer.auctioneer, seats, bidding.asked).includes(seat)
    case 'fixed_price':
      if (bidding.price === null) return true
      // The auctioneer has named the price and is not asked again: the painting is theirs if nobody buys it.
      return seat !== offer.auctioneer && onceAround(offer.auctioneer, seats, bidding.asked).includes(seat)
  }
}

export function advanceAuction(draft: Draft, { offer, bidding }: AuctionDraft, action: Action, emit: Emit): void {
  switch (bidding.type) {
    case 'open':
      return advanceOpen(draft, offer, bidding, action, emit)
    case 'one_offer':
      return advanceOneOffer(draft, offer, bidding, action, emit)
    case 'hidden':
      return advanceHidden(draft, offer, bidding, action, emit)
    case 'fixed_price':
      return advanceFixedPrice(draft, offer, bidding, action, emit)
  }
}
