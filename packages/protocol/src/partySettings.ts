import { OPPONENTS } from '@modern-art/bots/roster'
import type { OpponentName } from '@modern-art/bots/roster'
import type { DeckName, Variants } from '@modern-art/engine'

/** How a table online keeps time: 45 s a decision; less; 3 minutes; not at all; a day. */
export const ONLINE_PACES = ['live', 'quick', 'relaxed', 'untimed', 'turn_based'] as const

export type OnlinePace = (typeof ONLINE_PACES)[number]

/** The bots that one can meet at a table: all levels and characters. */
export const ONLINE_BOTS: readonly OpponentName[] = OPPONENTS

export type OnlineBot = OpponentName

/** A private table is found by its link or code alone; an open one is listed. */
export const ACCESSES = ['private', 'open'] as const

export type Access = (typeof ACCESSES)[number]

/** What the host of a table chooses, besides who sits on which chair. */
export interface PartySettings {
  readonly access: Access
  readonly deck: DeckName
  readonly variants: Variants
  readonly memoryAid: boolean
  readonly pace: OnlinePace
  /** Whether somebody without a seat may watch the game. */
  readonly spectators: boolean
}

export const DEFAULT_SETTINGS: PartySettings = {
  access: 'private',
  deck: 'rulebook',
  variants: { mysteryHand: false, splitDouble: false, openMoney: false },
  memoryAid: false,
  pace: 'live',
  spectators: true,
}
