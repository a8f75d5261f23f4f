import { cardsIn, NO_VARIANTS, startGame } from '@modern-art/engine'
import type { Action, GameConfig, GameState } from '@modern-art/engine'
import { afterAction } from './sale.ts'

/** Three seats and a deck in board order: seat 0 begins, with all kinds of Manuel's but the doubles. */
export const SORTED_DEAL: GameConfig = {
  players: ['Ada', 'Ben', 'Cleo'],
  deck: 'rulebook',
  variants: NO_VARIANTS,
  startingSeat: 0,
  deckOrder: cardsIn('rulebook'),
}

/** The sorted deal after these actions, all of which must be legal. */
export function afterActions(...actions: readonly Action[]): GameState {
  return actions.reduce(afterAction, startGame(SORTED_DEAL).state)
}
