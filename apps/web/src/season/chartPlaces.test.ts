import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apart, placesOf } from './chartPlaces.ts'

describe('the chart', () => {
  it('gives every season the same width, whatever was sold in it', () => {
    const points = [0, null, 1, null, null, null, 2].map((season) => ({ season }))
    expect(placesOf(points)).toEqual([0, 0.5, 1, 1.25, 1.5, 1.75, 2])
  })

  it('places a season in which nothing was sold', () => {
    expect(placesOf([{ season: 0 }, { season: 1 }, { season: 2 }])).toEqual([0, 1, 2])
  })

  it('puts faces apart, in their order and inside the chart', () => {
    const heights = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 3, maxLength: 5 })
    fc.assert(
      fc.property(heights, (wanted) => {
        const placed = apart(wanted, 27, { from: 13, to: 270 })
        const fromLowest = wanted.map((height, seat) => ({ height, seat })).toSorted((a, b) => a.height - b.height)
        const sorted = fromLowest.map(({ seat }) => placed[seat] ?? 0)
        expect(sorted[0]).toBeGreaterThanOrEqual(13)
        expect(sorted.at(-1)).toBeLessThanOrEqual(270)
        for (let at = 1; at < sorted.length; at += 1) {
          expect((sorted[at] ?? 0) - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(27)
        }
      }),
    )
  })

  it('leaves faces where they are that have room', () => {
    expect(apart([200, 100, 50], 27, { from: 13, to: 270 })).toEqual([200, 100, 50])
  })
})
