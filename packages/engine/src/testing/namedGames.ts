import type { DeckName } from '../deck.ts'
import { NO_VARIANTS } from '../setup.ts'
import type { VariantName } from '../setup.ts'
import type { GameRecipe } from './games.ts'
import type { Style } from './styles.ts'

/**
 * Games that every law is shown on, besides the random ones. For each number of seats they perform every feat that is
 * possible there, which a test asserts. A game that ever broke a law belongs here, with what it showed.
 */
export const NAMED_GAMES: Readonly<Record<string, GameRecipe>> = {
  'three, doubles of every kind, hands that run out, and no round 4': game(
    3,
    'rulebook',
    ['mysteryHand', 'splitDouble', 'openMoney'],
    'scattered',
    3484,
  ),
  'three, a flipped fifth painting': game(3, 'rulebook', ['mysteryHand', 'openMoney'], 'random', 244),
  'three, a shared victory': game(3, 'rulebook', [], 'crowded', 5),
  'three, the last two cards in one double': game(3, 'rulebook', ['mysteryHand', 'splitDouble'], 'scattered', 344),
  'four, doubles of every kind, and hands that run out': game(4, 'rulebook', ['splitDouble'], 'scattered', 7844),
  'four, a shared victory': game(4, 'classic', ['openMoney'], 'crowded', 745),
  'four, a hammer': game(4, 'rulebook', [], 'random', 4590),
  'four, the last two cards in one double': game(4, 'rulebook', ['openMoney'], 'scattered', 1914),
  'four, long haggling': game(4, 'rulebook', [], 'haggling', 49),
  'five, doubles of every kind, and hands that run out': game(5, 'rulebook', ['splitDouble'], 'scattered', 3980),
  'five, a shared victory': game(5, 'rulebook', ['splitDouble', 'openMoney'], 'crowded', 6697),
  'five, a hammer': game(5, 'rulebook', ['splitDouble', 'openMoney'], 'random', 9281),
  'five, the last two cards in one double': game(5, 'classic', ['splitDouble', 'openMoney'], 'scattered', 3631),
}

function game(seats: number, deck: DeckName, on: readonly VariantName[], style: Style, seed: number): GameRecipe {
  const variants = { ...NO_VARIANTS, ...Object.fromEntries(on.map((name) => [name, true])) }
  return { seats, deck, variants, style, seed }
}
