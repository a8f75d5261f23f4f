import { describe, expect, it } from 'vitest'
import { mergeTimes, newTimes, noteTime, percentile } from './times.ts'
import type { Times } from './times.ts'

function timesOf(milliseconds: readonly number[]): Times {
  const times = newTimes()
  for (const time of milliseconds) noteTime(times, time)
  return times
}

/** From a microsecond to ten seconds, evenly on a logarithmic scale. */
const SPREAD = Array.from({ length: 10_000 }, (_, n) => 10 ** (-3 + (7 * n) / 10_000))

describe('times', () => {
  it('know their percentiles to 2.5 %', () => {
    const times = timesOf(SPREAD)
    for (const share of [0.01, 0.25, 0.5, 0.75, 0.99]) {
      const exact = SPREAD[Math.ceil(share * SPREAD.length) - 1] ?? 0
      expect(Math.abs(percentile(times, share) / exact - 1)).toBeLessThan(0.026)
    }
  })

  it('are the same together as one by one', () => {
    const half = SPREAD.length / 2
    const merged = mergeTimes(timesOf(SPREAD.slice(0, half)), timesOf(SPREAD.slice(half)))
    expect(merged).toEqual(timesOf(SPREAD))
  })

  it('keep the longest as it is, and nothing is above it', () => {
    const times = timesOf([1, 1, 1, 7.7])
    expect(times.longest).toBe(7.7)
    expect(percentile(times, 1)).toBeLessThanOrEqual(7.7)
    expect(percentile(timesOf([2e9]), 0.5)).toBeGreaterThan(9e5)
  })

  it('count what takes no time at all, and none where there is none', () => {
    expect(percentile(timesOf([0, 0, 5]), 0.5)).toBeLessThan(0.001)
    expect(percentile(newTimes(), 0.5)).toBe(0)
  })
})
