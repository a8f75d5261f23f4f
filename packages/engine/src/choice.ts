import type { ActionType } from './action.ts'
import type { Card } from './card.ts'

/**
 * Something a seat may do now, as data: a range or the cards that fit, never a list of single actions. The server
 * checks actions against it, the screen builds its controls from it, and bots pick from it.
 */
export type Choice =
  | { readonly type: 'play_card'; readonly cards: readonly Card[] }
  | { readonly type: 'offer_second'; readonly cards: readonly Card[] }
  | { readonly type: 'decline_second' }
  | { readonly type: 'bid'; readonly min: number; readonly max: number }
  | { readonly type: 'pass' }
  | { readonly type: 'submit_bid'; readonly min: number; readonly max: number }
  | { readonly type: 'set_price'; readonly min: number; readonly max: number }
  | { readonly type: 'buy'; readonly price: number }
  | { readonly type: 'reveal_mystery' }
  | { readonly type: 'skip_mystery' }

/** The choices of a seat that is not asked. */
export const NO_CHOICES: readonly Choice[] = []

/** Every seat's action is one of its choices; the hammer belongs to the clock. */
export type SeatActionType = Exclude<ActionType, 'hammer'>
