import { describe, expect, it } from 'vitest'
import { liveBudget, SHIPPED_SAMPLES } from './budget.ts'
import { hard } from './hard.ts'
import { questionFor } from './testing/questions.ts'
import { NO_VARIANTS, resolveConfig, startGame } from '@modern-art/engine'

describe('liveBudget', () => {
  const players = ['Ada', 'Ben', 'Cleo']
  const config = { players, deck: 'rulebook', variants: NO_VARIANTS, startingSeat: 0, seed: 'live' } as const
  const { state } = startGame(resolveConfig(config))

  it('gives all the samples where there is time, and the same answer as samples alone', async () => {
    const question = questionFor(state, 0, 1)
    const budget = liveBudget(
      () => 0,
      () => Promise.resolve(),
    )
    const samples = { samples: SHIPPED_SAMPLES, time: null, pause: null }
    const live = await hard.decide({ ...question, budget })
    expect(live).toEqual(hard.decide({ ...questionFor(state, 0, 1), budget: samples }))
  })

  it('stops before anybody waits 400 ms', async () => {
    let time = 0
    // Every look at the clock costs 10 ms: a very slow machine.
    const now = (): number => (time += 10)
    await hard.decide({ ...questionFor(state, 0, 1), budget: liveBudget(now, null) })
    expect(time).toBeGreaterThan(200)
    expect(time).toBeLessThan(400)
  })
})
