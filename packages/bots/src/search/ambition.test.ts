import { ROUNDS } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { Ambition } from './ambition.ts'

const EVERY_ROUND = Array.from({ length: ROUNDS }, (_, index) => index + 1)

describe.each(EVERY_ROUND)('the ambition of a seat in round %i', (round) => {
  const ambition = new Ambition(1, 4, round)

  it('is served by more money of its own, and by less of the others', () => {
    for (const [before, after] of [
      [100, 101],
      [100, 130],
      [20, 60],
      [190, 210],
    ] as const) {
      expect(ambition.of([150, after, 90, 200])).toBeGreaterThan(ambition.of([150, before, 90, 200]))
      expect(ambition.of([150, 120, after, 200])).toBeLessThan(ambition.of([150, 120, before, 200]))
    }
  })

  it('is as great whichever of the others has the money', () => {
    expect(ambition.of([150, 120, 90, 200])).toBeCloseTo(ambition.of([200, 120, 150, 90]), 10)
  })

  it('is as great from every seat that stands the same', () => {
    expect(new Ambition(0, 4, round).of([120, 150, 90, 200])).toBeCloseTo(ambition.of([150, 120, 90, 200]), 10)
  })

  it('counts whose lead it is, and not how much money is about', () => {
    expect(ambition.of([350, 320, 290, 400])).toBeCloseTo(ambition.of([150, 120, 90, 200]), 10)
  })
})
