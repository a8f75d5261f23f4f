import type { Trials } from './trials.ts'
import type { SearchContext } from './searchContext.ts'

/** A choice between two things is clear when they differ by so many standard errors. */
const CLEAR = 3
const WORLDS_BETWEEN_LOOKS = 32

/** Tries the candidates in one world after another, until the budget is used up or the search is told to stop. */
export function* sampleWorlds(
  context: SearchContext,
  trials: Trials,
  tryInWorld: () => void,
  isEnough: (trials: Trials) => boolean = () => false,
): Generator<undefined, void, boolean> {
  let timeIsUp = false
  while (trials.worlds < context.samples && !timeIsUp && !isEnough(trials)) {
    tryInWorld()
    trials.nextWorld()
    timeIsUp = yield
  }
}

/** Whether it is clear by now that candidate 0, to stay out, is the best or is not. */
export function isClear(trials: Trials): boolean {
  if (trials.worlds === 0 || trials.worlds % WORLDS_BETWEEN_LOOKS !== 0) return false
  const rival = trials.leader(1)
  return Math.abs(trials.gain(rival, 0)) > CLEAR * trials.error(rival, 0)
}
