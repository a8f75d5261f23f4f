import type { RejectionCode, SeatEvent } from '@modern-art/engine'
import type { Screen, ScreenEvent } from './screen.ts'

/** What a table says to one seat or to the spectators. */
export type Message =
  /** To somebody who comes in: everything so far, as their seat may know it. */
  | { readonly type: 'welcome'; readonly history: readonly SeatEvent[]; readonly screen: Screen }
  /** Something has changed; at most one action of the game, or what happened around it. */
  | { readonly type: 'update'; readonly events: readonly ScreenEvent[]; readonly screen: Screen }
  /** To the person who acted or gave an order: what became of it. Resends get the same answer. */
  | { readonly type: 'reply'; readonly actionId: string; readonly result: Result }

export type Result = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }

export type RefusalCode =
  | RejectionCode
  /** The action answers a decision that is no longer asked. */
  | 'stale_decision'
  /** A higher bid, or an equal one nearer to the auctioneer, was made in the same moment. */
  | 'outbid_in_the_same_moment'
  | 'paused'
  | 'not_your_seat'
  /** There is nothing to give such an order for. */
  | 'no_order_now'
  /** The plan is for a season that is over. */
  | 'season_over'
  /** The painting would end the season, and so could not be sold. */
  | 'would_end_season'

export interface Refusal {
  readonly code: RefusalCode
  readonly message: string
}
