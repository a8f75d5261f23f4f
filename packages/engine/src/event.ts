import type { Artist } from './artist.ts'
import type { BiddingType } from './auctionType.ts'
import type { Card } from './card.ts'
import type { Payment } from './payment.ts'
import type { RankedArtist } from './ranking.ts'
import type { Seat } from './seat.ts'
import type { Setup } from './setup.ts'
import type { Bid } from './state.ts'

export type RoundEndReason = 'fifth_painting' | 'hands_empty'

/** Why a seat has no turn: it holds no cards, or a double was completed further on. */
export type SkipReason = 'empty_hand' | 'double'

export interface TilePlaced {
  readonly artist: Artist
  readonly tile: number
  /** What a painting of this artist now pays: the whole column. */
  readonly value: number
}

export interface Redemption {
  readonly card: Card
  readonly value: number
}

/** Events that everybody may see as they are. */
export type PublicEvent =
  | { readonly type: 'game_started'; readonly setup: Setup }
  | { readonly type: 'round_started'; readonly round: number; readonly turn: Seat }
  | { readonly type: 'card_played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'second_offered'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'second_declined'; readonly seat: Seat }
  | { readonly type: 'auctioneer_changed'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'turns_skipped'; readonly seats: readonly Seat[]; readonly reason: SkipReason }
  | {
      readonly type: 'auction_started'
      readonly auction: BiddingType
      readonly auctioneer: Seat
      readonly cards: readonly Card[]
    }
  | { readonly type: 'bid_placed'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'hammer_fell' }
  | { readonly type: 'bid_sealed'; readonly seat: Seat }
  | {
      readonly type: 'bids_revealed'
      readonly bids: readonly Bid[]
      /** The seats that share the highest bid, where more than one does and it is not 0. */
      readonly tied: readonly Seat[]
      readonly winner: Seat
    }
  | { readonly type: 'price_set'; readonly seat: Seat; readonly price: number }
  | {
      readonly type: 'lot_sold'
      readonly cards: readonly Card[]
      readonly auctioneer: Seat
      readonly buyer: Seat
      readonly price: number
      /** Where the price goes; each is told again as `money_paid`. */
      readonly payments: readonly Payment[]
    }
  | { readonly type: 'lot_taken_free'; readonly cards: readonly Card[]; readonly seat: Seat }
  | { readonly type: 'money_paid'; readonly payment: Payment }
  | { readonly type: 'mystery_revealed'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'mystery_skipped'; readonly seat: Seat }
  | {
      readonly type: 'round_ended'
      readonly round: number
      readonly reason: RoundEndReason
      readonly unsold: readonly Card[]
      readonly ranking: readonly RankedArtist[]
    }
  | { readonly type: 'tiles_placed'; readonly round: number; readonly tiles: readonly TilePlaced[] }
  | {
      readonly type: 'paintings_redeemed'
      readonly seat: Seat
      readonly paintings: readonly Redemption[]
      readonly total: number
    }
  | { readonly type: 'game_ended'; readonly money: readonly number[]; readonly winners: readonly Seat[] }

/** What happened, with nothing left out. Only `eventFor` makes of it what a seat may know. */
export type GameEvent =
  | PublicEvent
  | {
      readonly type: 'cards_dealt'
      readonly round: number
      readonly hands: readonly (readonly Card[])[]
      readonly mystery: readonly Card[]
    }

/** Where a transition tells what happens; `null` where nobody listens, so that no event is even made. */
export type Emit = ((event: GameEvent) => void) | null
