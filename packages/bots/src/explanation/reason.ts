import type { Artist, Seat } from '@modern-art/engine'

/*
 * Facts that speak for an action, as data: screens and languages phrase them. "You" is the seat that is asked. Money is in
 * whole thousands, and what is not certain yet is an average. Everything in them follows from the seat's view; what a
 * rival has or can pay is from a perfect memory of public payments, and no news for a table with open money only.
 */

/** The artist of the lot, and how the round may go for them. */
export type ArtistReason =
  /**
   * How likely the artist is to be placed, 0.01 to 0.99, and the place (1 to 3) held, if any: now, or, where the action
   * lays a card down, with that card.
   */
  | {
      readonly code: 'chance'
      readonly artist: Artist
      readonly chance: number
      readonly place: number | null
      readonly withCard: boolean
    }
  /** Whatever is hidden, the artist will be placed. */
  | { readonly code: 'certain_place'; readonly artist: Artist }
  /** Whatever is hidden, the artist will not be placed. */
  | { readonly code: 'no_place'; readonly artist: Artist }
  /** Tiles of earlier rounds count again for each painting if the artist is placed. */
  | { readonly code: 'earlier_tiles'; readonly artist: Artist; readonly tiles: number }
  /** Tiles of earlier rounds pay nothing if the artist is not placed: past value is no floor. */
  | { readonly code: 'no_floor'; readonly artist: Artist; readonly tiles: number }
  /** How likely the artist is not to be placed, 0.01 to 0.99. */
  | { readonly code: 'may_fail'; readonly artist: Artist; readonly chance: number }
  /** More paintings of the artist: in your hand, and about so many in the other hands. */
  | { readonly code: 'supply'; readonly artist: Artist; readonly inHand: number; readonly elsewhere: number }
  /** This artist, not always the lot's, has four paintings. */
  | { readonly code: 'round_may_end'; readonly artist: Artist }

/** The price of somebody else's lot. */
export type BuyingReason =
  /** What it costs you now, against what it should pay. */
  | { readonly code: 'price'; readonly price: number; readonly worth: number }
  /** More than its average, but it may pay so much. */
  | { readonly code: 'upside'; readonly price: number; readonly high: number }
  /** Less than its average, but it may pay only so much. */
  | { readonly code: 'downside'; readonly price: number; readonly low: number }
  /** The sale would do you less good than the seller, to whom it brings so much. */
  | {
      readonly code: 'thin_profit'
      readonly price: number
      readonly gain: number
      readonly seller: Seat
      readonly brings: number
    }
  | { readonly code: 'pays_seller'; readonly seller: Seat; readonly leads: boolean }
  /** What you have when it is paid. */
  | { readonly code: 'money_left'; readonly left: number }
  | { readonly code: 'cannot_pay'; readonly money: number; readonly price: number }
  /** As it stands, the seat has the lot for the price; `gain` is what it should gain by it. */
  | { readonly code: 'goes_to'; readonly seat: Seat; readonly price: number; readonly gain: number }
  /** Nobody else who may still buy has more than `most`. */
  | { readonly code: 'rivals_money'; readonly most: number }
  /** Seats that may bid after you. */
  | { readonly code: 'others_may_bid'; readonly seats: number }
  /** In an open auction a pass counts until the next bid. */
  | { readonly code: 'may_return' }

/** The price of your own lot. */
export type SellingReason =
  /** What a sale at the standing bid brings you, and what is left of the lot's worth if you buy it back. */
  | { readonly code: 'buying_back'; readonly brings: number; readonly price: number; readonly leaves: number }
  /** What the standing bid of a seat brings you. */
  | { readonly code: 'bid_is_yours'; readonly seat: Seat; readonly brings: number }
  /** The highest bidder has money for more, and the lot should pay more. */
  | { readonly code: 'drives_price'; readonly seat: Seat }
  | { readonly code: 'free_without_bid' }
  /** Sealed bids above yours are better taken than beaten. */
  | { readonly code: 'reserve'; readonly amount: number }
  /** What is left for a buyer at your price. */
  | { readonly code: 'buyers_gain'; readonly price: number; readonly gain: number }
  | { readonly code: 'must_buy'; readonly price: number }
  /** You can ask no more than you have. */
  | { readonly code: 'all_your_money'; readonly money: number }

/** A card of your hand. */
export type CardReason =
  /** What its buyer can expect; whether no other card of yours promises more. */
  | { readonly code: 'for_sale'; readonly worth: number; readonly best: boolean }
  /** What the play adds to your own paintings of the artist. */
  | { readonly code: 'lifts_yours'; readonly artist: Artist; readonly paintings: number; readonly gain: number }
  /** What the play takes from the paintings of all rivals together. */
  | { readonly code: 'rivals_lose'; readonly loss: number }
  | { readonly code: 'no_rival_owns'; readonly artist: Artist }
  | { readonly code: 'keeps_better' }
  | { readonly code: 'only_card' }
  /** The card ends the round: what your paintings pay, and those of the rival whose pay most, if that is no more. */
  | { readonly code: 'ends_round'; readonly own: number; readonly rival: Payout | null }
  /** What the artist of the card that ends the round gets for it: 30, 20, 10 or 0. */
  | { readonly code: 'last_tile'; readonly artist: Artist; readonly tile: number }
  | { readonly code: 'sells_two'; readonly artist: Artist }
  | { readonly code: 'double_is_free' }
  /** The seat that adds the second card sells both; `shared` if the opener gets half of the price. */
  | { readonly code: 'takes_over'; readonly seat: Seat; readonly shared: boolean }
  | { readonly code: 'nothing_to_add'; readonly artist: Artist }
  /** A second card would be the one that ends the round. */
  | { readonly code: 'would_end_round'; readonly own: number; readonly rival: Payout }
  | { readonly code: 'keeps_card'; readonly artist: Artist }

/** A card of the mystery hand. */
export type MysteryReason =
  /** What the flip changes between your paintings and an average rival's. */
  | { readonly code: 'flip_gain'; readonly gain: number }
  /** How likely the card ends the round. */
  | { readonly code: 'flip_may_end'; readonly chance: number }
  /** If the round ended now: what your paintings would pay, and those of the rival whose would pay most. */
  | { readonly code: 'paid_now'; readonly own: number; readonly rival: Payout }
  | { readonly code: 'mystery_left'; readonly cards: number }

export type Reason = ArtistReason | BuyingReason | SellingReason | CardReason | MysteryReason

/** What the bank pays a seat at the end of the round. */
export interface Payout {
  readonly seat: Seat
  readonly pays: number
}
