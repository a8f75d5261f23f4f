import { quickRandom } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { exponential } from './exponential.ts'

function error(x: number): number {
  return Math.abs(exponential(x) / Math.exp(x) - 1)
}

describe('the exponential', () => {
  it('is that of the engine to twelve digits', () => {
    const random = quickRandom(1)
    let worst = 0
    for (let i = 0; i < 20_000; i += 1) worst = Math.max(worst, error((random(2 ** 31) / 2 ** 31 - 0.5) * 80))
    for (let i = -2800; i <= 2800; i += 1) worst = Math.max(worst, error(i / 4))
    expect(worst).toBeLessThan(1e-12)
  })

  it('is exact at 0, and has ends', () => {
    expect(exponential(0)).toBe(1)
    expect(exponential(-0)).toBe(1)
    expect(exponential(-1000)).toBe(0)
    expect(exponential(-Infinity)).toBe(0)
    expect(exponential(1000)).toBe(Infinity)
    expect(exponential(Infinity)).toBe(Infinity)
  })
})
