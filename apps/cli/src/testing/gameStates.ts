import { advance, cloneState, quickRandom, randomAction, resolveConfig, startGame } from '@modern-art/engine'
import type { GameState, SeededConfig } from '@modern-art/engine'

/** Every state of a random game but its end. */
export function* gameStates(config: SeededConfig): Generator<GameState> {
  let { state } = startGame(resolveConfig(config))
  const random = quickRandom(1)
  while (state.phase.name !== 'finished') {
    yield state
    const draft = cloneState(state)
    advance(draft, randomAction(state, random), null)
    state = draft
  }
}
