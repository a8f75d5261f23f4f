import { describe, expect, it } from 'vitest'
import { OBSERVED, encode } from './encode.ts'
import { DECISIONS, situationOf } from './situation.ts'
import { VECTORS } from '../testing/master/vectors.ts'
import type { Vector } from '../testing/master/vectors.ts'

/** Training counts in single precision. */
const CLOSE = 1e-4

/** The cells that are not as in training, with what they are. */
function differences({ view, cells }: Vector): readonly string[] {
  return [...encode(situationOf(view)).entries()]
    .filter(([cell, value]) => Math.abs(value - (cells[cell] ?? 0)) > CLOSE)
    .map(([cell, value]) => `cell ${cell} is ${value}, not ${cells[cell] ?? 0}`)
}

describe('an observation', () => {
  it('is that of training', () => {
    const different = VECTORS.flatMap((vector) =>
      differences(vector).map((difference) => `${vector.name}: ${difference}`),
    )
    expect(different).toEqual([])
    expect(VECTORS.length).toBeGreaterThan(100)
  })

  it('is compared for every decision, with and without the viewer being asked', () => {
    const seen = VECTORS.map(
      ({ view, asked }) => `${situationOf(view).decision}, ${asked === null ? 'waits' : 'asked'}`,
    )
    expect([...new Set(seen)].toSorted()).toEqual(
      DECISIONS.flatMap((decision) => [`${decision}, asked`, `${decision}, waits`]).toSorted(),
    )
  })

  it('uses all cells but eleven spare ones, that of its own expected bid, and two that are rare', () => {
    const used = new Set(
      VECTORS.flatMap(({ view }) =>
        [...encode(situationOf(view)).entries()].filter(([, value]) => value !== 0).map(([cell]) => cell),
      ),
    )
    expect(OBSERVED - used.size).toBeLessThanOrEqual(14)
  })
})
