import type { Artist } from './artist.ts'
import type { Card } from './card.ts'
import type { Seat } from './seat.ts'
import type { Setup } from './setup.ts'

export interface Bid {
  readonly seat: Seat
  readonly amount: number
}

/** What is under the hammer: one painting, or a double and the card added to it. */
export interface Offer {
  readonly cards: readonly Card[]
  /** The seat that played the first card. */
  readonly opener: Seat
  /** The seller: the opener, or the seat that added the second card. */
  readonly auctioneer: Seat
}

/** An offer that found its owner. Everything in it is public. */
export interface Lot extends Offer {
  /** Every bid in the order made; for a hidden auction, every seat's amount in seat order; none for a fixed price. */
  readonly bids: readonly Bid[]
  readonly buyer: Seat
  readonly price: number
}

export interface PastRound {
  /** All cards played in the round, in order, sold or not. */
  readonly played: readonly Card[]
  readonly lots: readonly Lot[]
  /** The artists that got the tiles of 30, 20 and 10; fewer than three if fewer had a painting. */
  readonly topThree: readonly Artist[]
}

export interface AwaitingCardPlay {
  readonly name: 'awaiting_card_play'
  readonly asked: Seat
}

/** A double looks for a second card. */
export interface DoubleOffer {
  readonly name: 'double_offer'
  readonly asked: Seat
  readonly card: Card
  readonly opener: Seat
}

export interface Auction {
  readonly name: 'auction'
  readonly offer: Offer
  readonly bidding: Bidding
}

/** The auctioneer may flip a card of the mystery hand. */
export interface Mystery {
  readonly name: 'mystery'
  readonly asked: Seat
}

export interface Finished {
  readonly name: 'finished'
}

/** What the game waits for; each phase has only the fields that exist then. */
export type Phase = AwaitingCardPlay | DoubleOffer | Auction | Mystery | Finished

export interface OpenBidding {
  readonly type: 'open'
  readonly bids: readonly Bid[]
  /** By seat: whether it has passed on the standing bid. */
  readonly passed: readonly boolean[]
}

export interface OneOfferBidding {
  readonly type: 'one_offer'
  readonly asked: Seat
  readonly bids: readonly Bid[]
}

export interface HiddenBidding {
  readonly type: 'hidden'
  /** By seat: the sealed amount, `null` until it is submitted. */
  readonly sealed: readonly (number | null)[]
}

export interface FixedPriceBidding {
  readonly type: 'fixed_price'
  readonly asked: Seat
  /** `null` until the auctioneer has named it. */
  readonly price: number | null
}

/** How far an auction has come, by its type. */
export type Bidding = OpenBidding | OneOfferBidding | HiddenBidding | FixedPriceBidding

/** The whole truth about a game: plain data that survives JSON. */
export interface GameState {
  readonly setup: Setup
  readonly phase: Phase
  readonly money: readonly number[]
  readonly hands: readonly (readonly Card[])[]
  /** The mystery hand, top first; empty without that variant. */
  readonly mystery: readonly Card[]
  /** Cards not yet dealt, front first. */
  readonly deck: readonly Card[]
  /** Cards played this round, in order. */
  readonly played: readonly Card[]
  /** Lots sold this round, in order. */
  readonly lots: readonly Lot[]
  readonly past: readonly PastRound[]
}
