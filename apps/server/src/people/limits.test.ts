import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIMITS, limitsOf, noLimits } from './limits.ts'
import type { Limits } from './limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How many of so many are allowed. */
async function allowed(
  limits: Limits,
  kind: Parameters<Limits['allow']>[0],
  key: string,
  times: number,
): Promise<number> {
  const answers = await Promise.all(Array.from({ length: times }, () => limits.allow(kind, key)))
  return answers.filter((answer) => answer).length
}

const FIGURES = { ...LIMITS, command: { steady: 5, seconds: 1, burst: 10 } }

describe('limits', () => {
  it('allow a burst, then a steady pace, and the burst again later', async () => {
    const limits = limitsOf(FIGURES)
    expect(await allowed(limits, 'command', 'odile', 100)).toBe(15)
    vi.advanceTimersByTime(1001)
    expect(await allowed(limits, 'command', 'odile', 100)).toBe(5)
    vi.advanceTimersByTime(10_001)
    expect(await allowed(limits, 'command', 'odile', 100)).toBe(15)
  })

  it('never lock anybody out: who asks without end still gets the steady pace', async () => {
    const limits = limitsOf(FIGURES)
    await allowed(limits, 'command', 'odile', 1000)
    for (let second = 0; second < 5; second += 1) {
      vi.advanceTimersByTime(1001)
      // oxlint-disable-next-line no-await-in-loop
      expect(await allowed(limits, 'command', 'odile', 1000)).toBe(5)
    }
  })

  it('count everybody, and every kind, apart', async () => {
    const limits = limitsOf(FIGURES)
    await allowed(limits, 'command', 'odile', 100)
    expect(await limits.allow('command', 'odile')).toBe(false)
    expect(await limits.allow('command', 'bruno')).toBe(true)
    expect(await limits.allow('ticket', 'odile')).toBe(true)
  })

  it('take no more memory for more people than they have counters', async () => {
    const limits = limitsOf(FIGURES, 4)
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => limits.allow('command', `address ${index}`)),
    )
    expect(answers.filter((answer) => answer)).toHaveLength(4 * 15)
    // A counter has a timer for its end: of those that count, nothing else is left.
    expect(vi.getTimerCount()).toBeLessThanOrEqual(2 * 4)
    vi.advanceTimersByTime(60_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each(Object.keys(LIMITS) as (keyof typeof LIMITS)[])('allow what people do: %s', async (kind) => {
    expect(await allowed(limitsOf(), kind, 'odile', 6)).toBe(6)
    expect(await allowed(limitsOf(), kind, 'odile', 1000)).toBe(LIMITS[kind].steady + LIMITS[kind].burst)
  })

  it('can be off', async () => {
    expect(await allowed(noLimits(), 'guest', '192.0.2.7', 10_000)).toBe(10_000)
  })
})
