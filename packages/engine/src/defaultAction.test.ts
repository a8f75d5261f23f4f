import { describe, expect, it } from 'vitest'
import type { Action } from './action.ts'
import { advance } from './advance.ts'
import { quickRandom } from './chance/quickRandom.ts'
import { check } from './check.ts'
import { choicesFor } from './choices.ts'
import { resolveConfig } from './config.ts'
import { defaultAction } from './defaultAction.ts'
import { cloneState } from './draft.ts'
import { startGame } from './play.ts'
import { randomAction } from './randomPlay.ts'
import { NO_VARIANTS } from './setup.ts'
import type { GameState } from './state.ts'

/** Every state of a random game that is not its end. The state is the same object each time. */
function* statesOf(seats: number, mysteryHand: boolean, seed: string): Generator<GameState> {
  const players = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva'].slice(0, seats)
  const variants = { ...NO_VARIANTS, mysteryHand }
  const config = resolveConfig({ players, deck: 'rulebook', variants, startingSeat: null, seed })
  const draft = cloneState(startGame(config).state)
  const random = quickRandom(seats)
  while (draft.phase.name !== 'finished') {
    yield draft
    advance(draft, randomAction(draft, random), null)
  }
}

describe('the default action', () => {
  it.each([
    [3, false],
    [3, true],
    [4, false],
    [5, false],
  ])('is legal and spends nothing, %i seats, mystery hand %s', (seats, mysteryHand) => {
    const types = new Set<Action['type']>()
    for (const seed of ['a', 'b', 'c']) {
      for (const state of statesOf(seats, mysteryHand, seed)) {
        for (const seat of state.hands.keys()) {
          const choices = choicesFor(state, seat)
          if (choices.length === 0) continue
          const action = defaultAction(choices, seat)
          if (check(state, action) !== null) expect.fail(`${JSON.stringify(action)} is refused`)
          if (action.type === 'submit_bid') expect(action.amount).toBe(0)
          if (action.type === 'set_price') expect(action.price).toBeLessThanOrEqual(1)
          types.add(action.type)
        }
      }
    }
    const usual = ['play_card', 'decline_second', 'pass', 'submit_bid', 'set_price']
    expect(types).toEqual(new Set(mysteryHand ? [...usual, 'skip_mystery'] : usual))
  })

  it('is none where there is no choice', () => {
    expect(() => defaultAction([], 2)).toThrow('seat 2 has no choice')
  })
})
