/** The test kit, for the tests of every package: `@modern-art/engine/testing`. It exists in the sources alone. */
export { configOf, endOf, turnsOf } from './games.ts'
export type { GameRecipe } from './games.ts'
export { APART, enough, everyGame, lawRuns } from './law.ts'
export { actionIn, artistNamed, cardNamed, words } from './plainWords.ts'
