import { choicesFor, quickRandom, viewFor } from '@modern-art/engine'
import type { GameState, Seat } from '@modern-art/engine'
import type { Question } from '../bot.ts'
import { samplesOnly } from '../budget.ts'

export { answerOf } from '../bot.ts'

/** Enough for a search to have something to compare, and no more. */
export const FEW_SAMPLES = 4

/** The question that a host would ask the seat now. The same seed brings the same chance. */
export function questionFor(state: GameState, seat: Seat, seed: number, samples: number = FEW_SAMPLES): Question {
  return {
    view: viewFor(state, seat),
    choices: choicesFor(state, seat),
    rng: quickRandom(seed),
    budget: samplesOnly(samples),
  }
}
