import { NO_VARIANTS } from '../setup.ts'
import type { GameRecipe } from './games.ts'

/**
 * Games that every law is shown on, before the random ones. Between them they perform every feat, which a test asserts.
 * A game that ever broke a law belongs here, with what it showed.
 */
export const NAMED_GAMES: Readonly<Record<string, GameRecipe>> = {
  'ties, doubles of every kind, hands that run out': {
    seats: 3,
    deck: 'rulebook',
    variants: { ...NO_VARIANTS, mysteryHand: true },
    style: 'scattered',
    seed: 366,
  },
  'a flipped fifth painting': {
    seats: 3,
    deck: 'classic',
    variants: { ...NO_VARIANTS, mysteryHand: true, openMoney: true },
    style: 'random',
    seed: 594,
  },
  'a double that takes the last two cards, and no round 4': {
    seats: 3,
    deck: 'rulebook',
    variants: { ...NO_VARIANTS, mysteryHand: true, splitDouble: true },
    style: 'scattered',
    seed: 58,
  },
  'a shared victory': {
    seats: 3,
    deck: 'rulebook',
    variants: { ...NO_VARIANTS, openMoney: true },
    style: 'crowded',
    seed: 147,
  },
}
