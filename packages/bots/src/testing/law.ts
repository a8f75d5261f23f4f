import type { GameState } from '@modern-art/engine'
import { NO_VARIANTS } from '@modern-art/engine'
import { everyGame as everyGameOf, turnsOf } from '@modern-art/engine/testing'
import type { GameRecipe } from '@modern-art/engine/testing'

/*
 * Laws are shown over random games, as those of the engine. A bot takes its time, so that laws about bots look at fewer
 * games, and at some positions of a game, not at all of them.
 */

/** Games that every law is shown on. Between them, seats are broke or out of cards in every phase, and bids absurd. */
const ODD_GAMES: readonly GameRecipe[] = [
  { seats: 5, deck: 'rulebook', variants: NO_VARIANTS, style: 'reckless', seed: 19 },
  { seats: 3, deck: 'rulebook', variants: { ...NO_VARIANTS, mysteryHand: true }, style: 'reckless', seed: 159 },
]

/** Not `haggling`: its auctions are long, and one raise by 1 is like another. */
const STYLES = ['random', 'passive', 'scattered', 'crowded', 'timid', 'reckless'] as const

export function everyGame(games: number, law: (recipe: GameRecipe) => void): void {
  everyGameOf(games, law, ODD_GAMES, STYLES)
}

/**
 * Checks a law on every position of many games but the last. Positions are numbered from anywhere, so that a law which
 * looks at every tenth sees all kinds.
 */
export function everyPosition(
  games: number,
  law: (state: GameState, recipe: GameRecipe, position: number) => void,
): void {
  everyGame(games, (recipe) => {
    let position = recipe.seed % 1000
    for (const { before } of turnsOf(recipe)) {
      law(before, recipe, position)
      position += 1
    }
  })
}
