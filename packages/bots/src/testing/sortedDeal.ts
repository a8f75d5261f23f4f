import { cardsIn, NO_VARIANTS, parseCard, play, startGame } from '@modern-art/engine'
import type { Action, Card, GameConfig, GameState } from '@modern-art/engine'

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
  let { state } = startGame(SORTED_DEAL)
  for (const action of actions) {
    const played = play(state, action)
    if (!played.ok) throw new Error(played.rejection.message)
    state = played.state
  }
  return state
}

export function cardNamed(id: string): Card {
  const card = parseCard(id)
  if (card === null) throw new Error(`there is no card ${id}`)
  return card
}
