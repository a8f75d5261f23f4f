import type { Action, Seat } from '@modern-art/engine'
import type { Order } from './order.ts'

/** What reaches a table from outside. Whoever hosts it has made sure of the seat; the rest may be anything. */
export type Input =
  /** A seat's person, or a spectator (`null`), wants to see the table. */
  | { readonly type: 'joined'; readonly seat: Seat | null }
  | { readonly type: 'left'; readonly seat: Seat }
  | {
      readonly type: 'acted'
      readonly seat: Seat
      /** Chosen by who sends it; the same id again is a resend. */
      readonly actionId: string
      /** The decision that it answers. */
      readonly decision: number
      readonly action: Action
    }
  | {
      readonly type: 'ordered'
      readonly seat: Seat
      readonly actionId: string
      readonly decision: number
      /** `null` withdraws. */
      readonly order: Order | null
    }
  /** `null`: the bot failed. */
  | { readonly type: 'bot_answered'; readonly seat: Seat; readonly question: number; readonly action: Action | null }
  /** A person wants to play again where a stand-in does. */
  | { readonly type: 'took_back'; readonly seat: Seat }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  /** A timer fired; early, late and double firings do no harm. */
  | { readonly type: 'ticked' }
