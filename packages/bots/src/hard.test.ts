import type { GameState, Seat } from '@modern-art/engine'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Budget } from './budget.ts'
import { samplesOnly } from './budget.ts'
import { hard } from './hard.ts'
import { botNamed } from './botNamed.ts'
import { FIRST_ROUND } from './testing/positions.ts'
import { questionFor } from './testing/questions.ts'
import { after } from './testing/scenario.ts'

/** A question of every kind that takes thinking. */
const QUESTIONS: readonly [string, GameState, Seat][] = [
  ['which card to play', FIRST_ROUND, 0],
  ['which card to add to a double', after(FIRST_ROUND, '0 plays manuel-double-1'), 0],
  ['an open auction', after(FIRST_ROUND, '0 plays manuel-open-1', '2 bids 3'), 1],
  ['one offer', after(FIRST_ROUND, '0 plays manuel-one_offer-1'), 1],
  ['a hidden auction', after(FIRST_ROUND, '0 plays manuel-hidden-1'), 1],
  ['a price to name', after(FIRST_ROUND, '0 plays manuel-fixed_price-1'), 0],
  ['a price to pay', after(FIRST_ROUND, '0 plays manuel-fixed_price-1', '0 asks 12'), 1],
]

/** More worlds than any clock here gives time for. */
const MANY = 5000

describe('hard, within its budget', () => {
  it.each(QUESTIONS)('stops when its time is up, and answers as with so many samples: %s', (_, state, seat) => {
    let time = 0
    const now = (): number => {
      time += 1
      return time
    }
    const budget: Budget = { samples: MANY, time: { milliseconds: 20, now }, pause: null }
    const answer = hard.decide({ ...questionFor(state, seat, 5), budget })
    expect(time).toBe(21)
    expect(answer).toEqual(hard.decide({ ...questionFor(state, seat, 5), budget: samplesOnly(20) }))
  })

  it.each(QUESTIONS)('pauses where somebody waits, and answers the same: %s', async (_, state, seat) => {
    let pauses = 0
    const pause = (): Promise<void> => {
      pauses += 1
      return Promise.resolve()
    }
    const answer = hard.decide({ ...questionFor(state, seat, 5), budget: { samples: 70, time: null, pause } })
    expect(answer).toBeInstanceOf(Promise)
    expect(await answer).toEqual(hard.decide({ ...questionFor(state, seat, 5), budget: samplesOnly(70) }))
    expect(pauses).toBeGreaterThan(0)
  })

  it.each(QUESTIONS)('looks at one world at least: %s', (_, state, seat) => {
    const none = hard.decide({ ...questionFor(state, seat, 5), budget: samplesOnly(0) })
    expect(none).toEqual(hard.decide({ ...questionFor(state, seat, 5), budget: samplesOnly(1) }))
  })

  it('answers the same when several think at the same time', async () => {
    const medium = botNamed('medium')
    const pause = async (): Promise<void> => {
      await setTimeout(0)
      await medium.decide(questionFor(FIRST_ROUND, 0, 9))
    }
    const thinking = QUESTIONS.map(async ([, state, seat]) =>
      hard.decide({ ...questionFor(state, seat, 5), budget: { samples: 70, time: null, pause } }),
    )
    const alone = QUESTIONS.map(([, state, seat]) => hard.decide(questionFor(state, seat, 5, 70)))
    expect(await Promise.all(thinking)).toEqual(alone)
  })

  it('counts the time that it takes to take in the view', () => {
    let time = 0
    const question = questionFor(FIRST_ROUND, 0, 5)
    const slowView = new Proxy(question.view, {
      get: (view, field) => {
        if (field === 'past') time += 10
        return Reflect.get(view, field) as unknown
      },
    })
    const budget: Budget = { samples: MANY, time: { milliseconds: 20, now: () => time }, pause: null }
    const hurried = hard.decide({ ...question, view: slowView, budget })
    expect(hurried).toEqual(hard.decide(questionFor(FIRST_ROUND, 0, 5, 1)))
  })

  it('needs no time where there is no choice', () => {
    const now = (): number => expect.fail('the clock was read')
    const budget: Budget = { samples: MANY, time: { milliseconds: 20, now }, pause: null }
    const state = after(FIRST_ROUND, '0 sells manuel-open-1 to 1 for 100', '1 plays sigrid-open-1')
    expect(hard.decide({ ...questionFor(state, 1, 5), budget })).toEqual({ type: 'pass', seat: 1 })
  })
})
