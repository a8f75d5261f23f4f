import { play, quickRandom, randomAction, resolveConfig, seededRandom, startGame } from '@modern-art/engine'
import type { Action, GameEvent, Random, SeededConfig, Step } from '@modern-art/engine'

/** A step of a random game: the action that was taken, `null` for the set-up, and what came of it. */
export interface RandomStep {
  readonly action: Action | null
  readonly events: readonly GameEvent[]
}

/** Plays a whole game at random. The seed decides all of it: the deck, who starts, and every action. */
export function* playRandomGame(config: SeededConfig): Generator<RandomStep> {
  let step: Step = startGame(resolveConfig(config))
  yield { action: null, events: step.events }
  const random = randomPlayFrom(config.seed)
  while (step.state.phase.name !== 'finished') {
    const action = randomAction(step.state, random)
    const played = play(step.state, action)
    if (!played.ok) throw new Error(`a random action was refused: ${played.rejection.message}`)
    step = played
    yield { action, events: step.events }
  }
}

/** The seed picks where a fast generator starts: nothing is at stake in a random game, and millions are played. */
function randomPlayFrom(seed: string): Random {
  return quickRandom(seededRandom(seed, 'random play')(2 ** 32))
}
