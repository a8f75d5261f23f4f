import type { Card } from './card.ts'
import type { Seat } from './seat.ts'

export type Action =
  | { readonly type: 'play_card'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'offer_second'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'decline_second'; readonly seat: Seat }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'submit_bid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'set_price'; readonly seat: Seat; readonly price: number }
  | { readonly type: 'buy'; readonly seat: Seat }
  | { readonly type: 'reveal_mystery'; readonly seat: Seat }
  | { readonly type: 'skip_mystery'; readonly seat: Seat }
  /** The table's clock ends an open auction. */
  | { readonly type: 'hammer' }

export type ActionType = Action['type']

export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>
