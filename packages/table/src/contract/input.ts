import type { Seat } from '@modern-art/engine'

/**
 * What reaches a table from outside. Its host has made sure of the seat; what a person or a bot sends along is `unknown`
 * until the table has judged it.
 */
export type Input =
  /** A seat's person is there. */
  | { readonly type: 'joined'; readonly seat: Seat }
  | { readonly type: 'left'; readonly seat: Seat }
  /** A person leaves for good: nobody is to wait for them. */
  | { readonly type: 'gave_up'; readonly seat: Seat }
  | {
      readonly type: 'acted'
      readonly seat: Seat
      /** A text that no other action of the seat has; the same again is a resend. */
      readonly actionId: unknown
      /** The decision that it answers. */
      readonly decision: unknown
      /** An `Action`. */
      readonly action: unknown
    }
  | {
      readonly type: 'ordered'
      readonly seat: Seat
      readonly actionId: unknown
      readonly decision: unknown
      /** An `Order`; `null` withdraws the present one. */
      readonly order: unknown
    }
  | {
      readonly type: 'planned'
      readonly seat: Seat
      readonly actionId: unknown
      /** The season that it is for. */
      readonly round: unknown
      /** A `Plan`. */
      readonly plan: unknown
    }
  /** A bot's `Action`; anything else, such as `null`, is the answer of a bot that failed. */
  | { readonly type: 'bot_answered'; readonly seat: Seat; readonly question: number; readonly action: unknown }
  /** A person wants to play again where a stand-in does. */
  | { readonly type: 'took_back'; readonly seat: Seat }
  /** A seat's person is away for a while that the host has granted, in milliseconds since 1970: their clock stands still. */
  | { readonly type: 'went_on_vacation'; readonly seat: Seat; readonly from: number; readonly until: number }
  /** A vacation ends early, or is called off. */
  | { readonly type: 'came_back'; readonly seat: Seat }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  /** A timer fired; early, late and double firings do no harm. */
  | { readonly type: 'ticked' }
