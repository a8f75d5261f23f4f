import type { Artist, Card } from '@modern-art/engine'
import type { Order } from './order.ts'

/**
 * What a person tells the table to do for them on lots to come, within the present season. Plans are secret, as orders are:
 * no view, no message to others and no log has them. Each kind replaces the one before it.
 */
export type Plan =
  /** Pass whenever asked on a lot by one of these artists; none withdraws it. */
  | { readonly type: 'pass_on'; readonly artists: readonly Artist[] }
  /** Sell a painting when the seat is next to offer one; `null` withdraws it. */
  | { readonly type: 'sell'; readonly sale: Sale | null }

/** A painting to be sold, and what its auctioneer does then. */
export interface Sale {
  readonly card: Card
  /** What is added to a double; `null` leaves that to the others, and is the only answer for any other card. */
  readonly second: Card | null
  /**
   * By the kind of auction: the price of a fixed price, which it needs; a sealed bid for a hidden auction; an order for an
   * open one or one offer. `null` asks the person as usual.
   */
  readonly terms: SaleTerms | null
}

export type SaleTerms =
  | { readonly type: 'price'; readonly price: number }
  | { readonly type: 'seal'; readonly amount: number }
  | Order

/** The plans of one seat, for its own eyes. */
export interface Plans {
  /** Ascending; until the season ends. */
  readonly passOn: readonly Artist[]
  readonly sale: Sale | null
  /** A sale that could no longer be made; shown until the seat plays a card or plans anew. */
  readonly lapsed: LapsedSale | null
}

export interface LapsedSale {
  readonly card: Card
  readonly why: LapseReason
}

export type LapseReason = 'season_over' | 'card_not_in_hand' | 'not_enough_money' | 'would_end_season'
