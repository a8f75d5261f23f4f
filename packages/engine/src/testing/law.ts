import assert from 'node:assert/strict'
import { env } from 'node:process'
import * as fc from 'fast-check'
import { FEATS, featsOf } from './feats.ts'
import type { Feat } from './feats.ts'
import { anyRecipe, turnsOf } from './games.ts'
import type { GameRecipe, Turn } from './games.ts'

/**
 * Whole random games over which a law is shown. The seed is fixed so that a failure comes again; `LAWS_SEED` and
 * `LAWS_GAMES` look elsewhere and further.
 */
const GAMES = env['LAWS_GAMES']
const SEED = Number(env['LAWS_SEED'] ?? 20)

/*
 * Laws assert with `node:assert`: a matcher of the test runner costs more than a whole turn, and they look at
 * hundreds of thousands of turns.
 */

/** Enough games that even the rarest feat happens in them. */
export const MANY_GAMES = 500
/** For laws that cost more a turn. */
export const SOME_GAMES = 50

/** Checks a law on every turn of many games; a failure prints the recipe of its game, shrunk where it can be. */
export function everyTurn(games: number, law: (turn: Turn, recipe: GameRecipe) => void): ReadonlySet<Feat> {
  const feats = new Set<Feat>()
  everyGame(games, (recipe) => {
    for (const turn of turnsOf(recipe)) {
      law(turn, recipe)
      for (const feat of featsOf(turn)) feats.add(feat)
    }
  })
  return feats
}

/** Checks a law on many games as wholes. */
export function everyGame(games: number, law: (recipe: GameRecipe) => void): void {
  fc.assert(fc.property(anyRecipe, law), { numRuns: GAMES === undefined ? games : Number(GAMES), seed: SEED })
}

/** A run that was empty of what it claims to have covered proves nothing. */
export function expectAllFeats(feats: ReadonlySet<Feat>): void {
  const missing = FEATS.filter((feat) => !feats.has(feat))
  assert.deepEqual(missing, [])
}
