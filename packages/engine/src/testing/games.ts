import * as fc from 'fast-check'
import type { Action } from '../action.ts'
import { quickRandom } from '../chance/quickRandom.ts'
import { shuffle } from '../chance/random.ts'
import { DECK_NAMES, cardsIn } from '../deck.ts'
import type { DeckName } from '../deck.ts'
import { play, startGame } from '../play.ts'
import type { Played } from '../play.ts'
import type { GameConfig, Variants } from '../setup.ts'
import type { GameState } from '../state.ts'
import { STYLES, styledAction } from './styles.ts'
import type { Style } from './styles.ts'

/** All that a whole game follows from: print it, and the game can be played again. */
export interface GameRecipe {
  readonly seats: number
  readonly deck: DeckName
  readonly variants: Variants
  readonly style: Style
  readonly seed: number
}

export function anyRecipe(styles: readonly Style[] = STYLES): fc.Arbitrary<GameRecipe> {
  return fc
    .record({
      seats: fc.constantFrom(3, 4, 5),
      deck: fc.constantFrom(...DECK_NAMES),
      variants: fc.record({ mysteryHand: fc.boolean(), splitDouble: fc.boolean(), openMoney: fc.boolean() }),
      style: fc.constantFrom(...styles),
      seed: fc.nat(),
    })
    .map((recipe) => ({
      ...recipe,
      variants: { ...recipe.variants, mysteryHand: recipe.variants.mysteryHand && recipe.seats === 3 },
    }))
}

export function configOf({ seats, deck, variants, seed }: Omit<GameRecipe, 'style'>): GameConfig {
  const random = quickRandom(seed)
  return {
    players: ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve'].slice(0, seats),
    deck,
    variants,
    startingSeat: random(seats),
    deckOrder: shuffle(cardsIn(deck), random),
  }
}

/** One action of a game, with the state it met. */
export interface Turn {
  readonly before: GameState
  readonly action: Action
  readonly after: Played
}

/** Far more actions than any of the styles needs: a game that hangs is to fail a test, not to hang it. */
const ENDLESS = 100_000

/** Plays the whole game of a recipe through the immutable call, a turn at a time. */
export function* turnsOf(recipe: GameRecipe): Generator<Turn, GameState> {
  const random = quickRandom(recipe.seed ^ 0x5bd1e995)
  let before = startGame(configOf(recipe)).state
  for (let actions = 0; before.phase.name !== 'finished'; actions += 1) {
    if (actions === ENDLESS) throw new Error(`the game does not end: ${JSON.stringify(recipe)}`)
    const action = styledAction(before, recipe.style, random)
    const after = play(before, action)
    if (!after.ok) throw new Error(`${JSON.stringify(action)} is refused: ${after.rejection.message}`)
    yield { before, action, after }
    before = after.state
  }
  return before
}

/** The state in which the game of a recipe ends. */
export function endOf(recipe: GameRecipe): GameState {
  const turns = turnsOf(recipe)
  for (;;) {
    const { done, value } = turns.next()
    if (done === true) return value
  }
}
