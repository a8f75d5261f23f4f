import type { DeckName, Variants } from '@modern-art/engine'
import type { OpponentName } from '@modern-art/bots/roster'

/** How many characters a player's name may have. */
export const LONGEST_NAME = 40

/** The person or the bot that is to sit on a seat. */
export type NewSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: OpponentName }

/** How a table keeps time: not at all; open auctions by the hammer; and decisions by a clock too. */
export const PACES = ['untimed', 'hammer', 'clock', 'bank'] as const

export type Pace = (typeof PACES)[number]

/** A game as it is asked for. */
export interface NewGame {
  readonly seats: readonly NewSeat[]
  readonly deck: DeckName
  readonly variants: Variants
  readonly memoryAid: boolean
  readonly pace: Pace
  /** The deal's name, for the same cards again; `null` leaves it to chance. */
  readonly seed: string | null
}
