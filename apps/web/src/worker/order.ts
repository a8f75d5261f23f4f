import type { CharacterName, Level } from '@modern-art/bots'
import type { DeckName, Variants } from '@modern-art/engine'

/** The bots that one can meet at a table. */
export type OpponentName = Level | CharacterName

export type SeatOrder =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: OpponentName }

/** How a table keeps time: not at all; open auctions by the hammer; and decisions by a clock too. */
export const PACES = ['untimed', 'hammer', 'clock', 'bank'] as const

export type Pace = (typeof PACES)[number]

/** A game as it is asked for. */
export interface GameOrder {
  readonly seats: readonly SeatOrder[]
  readonly deck: DeckName
  readonly variants: Variants
  readonly memoryAid: boolean
  readonly pace: Pace
  /** The deal's name, for the same cards again; `null` leaves it to chance. */
  readonly seed: string | null
}
