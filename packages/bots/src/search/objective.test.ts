import { ROUNDS } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { Objective } from './objective.ts'

const EVERY_ROUND = Array.from({ length: ROUNDS }, (_, index) => index + 1)

describe.each(EVERY_ROUND)('the objective of a seat in round %i', (round) => {
  const objective = new Objective(1, 4, round)

  it('scores more money of its own higher, and more of the others lower', () => {
    for (const [before, after] of [
      [100, 101],
      [100, 130],
      [20, 60],
      [190, 210],
    ] as const) {
      expect(objective.score([150, after, 90, 200])).toBeGreaterThan(objective.score([150, before, 90, 200]))
      expect(objective.score([150, 120, after, 200])).toBeLessThan(objective.score([150, 120, before, 200]))
    }
  })

  it('scores the same whichever of the others has the money', () => {
    expect(objective.score([150, 120, 90, 200])).toBeCloseTo(objective.score([200, 120, 150, 90]), 10)
  })

  it('scores the same from every seat that stands the same', () => {
    expect(new Objective(0, 4, round).score([120, 150, 90, 200])).toBeCloseTo(objective.score([150, 120, 90, 200]), 10)
  })

  it('counts leads, and not how much money there is', () => {
    expect(objective.score([350, 320, 290, 400])).toBeCloseTo(objective.score([150, 120, 90, 200]), 10)
  })
})
