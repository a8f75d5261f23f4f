import { env } from 'node:process'
import { NO_VARIANTS } from '@modern-art/engine'
import type { GameState } from '@modern-art/engine'
import * as fc from 'fast-check'
import { anyRecipe, statesOf } from './games.ts'
import type { GameRecipe } from './games.ts'

/*
 * Laws are shown over random games. The seed is fixed so that a failure comes again; `LAWS_SEED=7 LAWS_TIMES=10` looks
 * elsewhere, at ten times as many games. A bot takes its time, so that laws about bots look at some positions of a
 * game and not at all.
 */
const SEED = Number(env['LAWS_SEED'] ?? 20)
const TIMES = Number(env['LAWS_TIMES'] ?? 1)

/** Games that every law is shown on. Between them, seats are broke or out of cards in every phase, and bids absurd. */
const NAMED_GAMES: readonly GameRecipe[] = [
  { seats: 5, deck: 'rulebook', variants: NO_VARIANTS, style: 'reckless', seed: 219 },
  { seats: 3, deck: 'rulebook', variants: { ...NO_VARIANTS, mysteryHand: true }, style: 'reckless', seed: 15 },
]

/** Checks a law on many games as wholes; a failure prints the recipe of its game. */
export function everyGame(games: number, law: (recipe: GameRecipe) => void): void {
  const examples = NAMED_GAMES.map((recipe): [GameRecipe] => [recipe])
  fc.assert(fc.property(anyRecipe, law), { numRuns: examples.length + games * TIMES, seed: SEED, examples })
}

/**
 * Checks a law on every position of many games but the last. Positions are numbered from anywhere, so that a law which
 * looks at every tenth sees all kinds. The state is the same object each time.
 */
export function everyPosition(
  games: number,
  law: (state: GameState, recipe: GameRecipe, position: number) => void,
): void {
  everyGame(games, (recipe) => {
    let position = recipe.seed % 1000
    for (const state of statesOf(recipe)) {
      law(state, recipe, position)
      position += 1
    }
  })
}
