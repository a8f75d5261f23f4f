import { describe, expect, it } from 'vitest'
import { inTurnOf, oneWaiting } from './inTurn.ts'

function held(): { readonly job: () => Promise<void>; readonly done: () => void; readonly runs: () => number } {
  const waiting: (() => void)[] = []
  let runs = 0
  return {
    job: () => {
      runs += 1
      return new Promise((resolve) => {
        waiting.push(resolve)
      })
    },
    done: () => waiting.shift()?.(),
    runs: () => runs,
  }
}

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

describe('a job that is wanted again and again', () => {
  it('waits at most once, behind one that is on its way, and is over for all who wanted it', async () => {
    const { job, done, runs } = held()
    const story: string[] = []
    const inTurn = inTurnOf(() => story.push('failed'))
    const look = oneWaiting(inTurn, job)
    const first = look()
    await settled()
    const later = Array.from({ length: 20 }, () => look())
    void inTurn(() => Promise.resolve(void story.push('next')))
    done()
    await first
    await settled()
    expect(runs()).toBe(2)
    expect(story).toEqual([])
    done()
    await Promise.all(later)
    await settled()
    expect(runs()).toBe(2)
    expect(story).toEqual(['next'])
    void look()
    await settled()
    expect(runs()).toBe(3)
  })
})
