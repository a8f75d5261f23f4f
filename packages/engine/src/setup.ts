import type { Card } from './card.ts'
import type { DeckName } from './deck.ts'
import { FEWEST_SEATS, MOST_SEATS } from './seat.ts'
import type { Seat } from './seat.ts'

export const VARIANT_NAMES = ['mysteryHand', 'splitDouble', 'openMoney'] as const

export type VariantName = (typeof VARIANT_NAMES)[number]

/** Switches of the table, all off by default. */
export type Variants = Readonly<Record<VariantName, boolean>>

export const NO_VARIANTS: Variants = { mysteryHand: false, splitDouble: false, openMoney: false }

/** What everyone at the table knows before the first card is dealt. */
export interface Setup {
  readonly players: readonly string[]
  readonly deck: DeckName
  readonly variants: Variants
  readonly startingSeat: Seat
}

/** A set-up and the one thing that chance decides: the whole deck, front first. */
export interface GameConfig extends Setup {
  readonly deckOrder: readonly Card[]
}

export const STARTING_MONEY = 100
export const ROUNDS = 4

/** The variant mysteryHand is for this many players. */
export const MYSTERY_SEATS = 3

/** Cards dealt to each hand at the start of rounds 1 to 4, by the number of hands. */
const DEALS: Readonly<Record<number, readonly number[]>> = {
  3: [10, 6, 6, 0],
  4: [9, 4, 4, 0],
  5: [8, 3, 3, 0],
}

/** Whether the game can be played by so many with these variants. */
export function isPlayable(setup: Pick<Setup, 'players' | 'variants'>): boolean {
  const seats = setup.players.length
  return seats >= FEWEST_SEATS && seats <= MOST_SEATS && (!setup.variants.mysteryHand || seats === MYSTERY_SEATS)
}

/** Hands that are dealt: one a player, and the mystery hand. */
function handsDealt(setup: Setup): number {
  return setup.players.length + (setup.variants.mysteryHand ? 1 : 0)
}

/** Cards that each hand gets at the start of a round (1 to 4). */
export function cardsPerHand(setup: Setup, round: number): number {
  return DEALS[handsDealt(setup)]?.[round - 1] ?? 0
}
