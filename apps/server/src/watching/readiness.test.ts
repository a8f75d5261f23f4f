import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { crankedTime } from '../testing/crankedTime.ts'
import { readinessOf } from './readiness.ts'
import type { Readiness } from './readiness.ts'

/** A node that has opened, and what it needs, which tests take away. */
function opened(): {
  readiness: Readiness
  needs: { database: 'there' | 'fails' | 'hangs'; isRedisAway: boolean; looked: number }
  pass: (milliseconds: number) => Promise<void>
  end: () => void
} {
  const needs: ReturnType<typeof opened>['needs'] = { database: 'there', isRedisAway: false, looked: 0 }
  const time = crankedTime(1_800_000_000_000, () => setImmediate())
  const readiness = readinessOf(time.now)
  const end = readiness.opened({
    storage: {
      lastBeat: () => {
        needs.looked += 1
        if (needs.database === 'hangs') return new Promise(() => {})
        return needs.database === 'fails' ? Promise.reject(new Error('away')) : Promise.resolve(null)
      },
    },
    bus: { node: 'node', isAway: () => needs.isRedisAway },
    timers: time.timers,
  })
  return { readiness, needs, pass: time.pass, end }
}

describe('a node', () => {
  it('takes nobody before it is open', () => {
    expect(readinessOf(Date.now).whyNot()).toBe('opening')
  })

  it('takes people while it has what it needs, for however long, and to be asked costs nothing', async () => {
    const { readiness, needs, pass, end } = opened()
    for (let times = 0; times < 1000; times += 1) expect(readiness.whyNot()).toBe(null)
    expect(needs.looked).toBe(0)
    await pass(60_000)
    expect(readiness.whyNot()).toBe(null)
    expect(needs.looked).toBe(60)
    end()
  })

  it.each(['fails', 'hangs'] as const)('takes nobody while its database %s, once that has lasted', async (how) => {
    const { readiness, needs, pass, end } = opened()
    await pass(1500)
    needs.database = how
    await pass(2000)
    expect(readiness.whyNot()).toBe(null)
    await pass(2000)
    expect(readiness.whyNot()).toBe('database_away')
    end()
  })

  it('takes people again when its database is back', async () => {
    const { readiness, needs, pass, end } = opened()
    needs.database = 'fails'
    await pass(5000)
    expect(readiness.whyNot()).toBe('database_away')
    needs.database = 'there'
    await pass(1000)
    expect(readiness.whyNot()).toBe(null)
    end()
  })

  it('takes nobody while Redis is away, once that has lasted', async () => {
    const { readiness, needs, pass, end } = opened()
    needs.isRedisAway = true
    await pass(2000)
    expect(readiness.whyNot()).toBe(null)
    await pass(2000)
    expect(readiness.whyNot()).toBe('redis_away')
    needs.isRedisAway = false
    await pass(1000)
    expect(readiness.whyNot()).toBe(null)
    end()
  })

  it('that is about to end takes nobody more, even if it has only just opened', () => {
    const { readiness, end } = opened()
    readiness.drains()
    expect(readiness.whyNot()).toBe('draining')
    end()
    const early = readinessOf(Date.now)
    early.drains()
    early.opened({
      storage: { lastBeat: () => Promise.resolve(null) },
      bus: { node: 'node', isAway: () => false },
      timers: { every: () => () => {} },
    })
    expect(early.whyNot()).toBe('draining')
  })
})
