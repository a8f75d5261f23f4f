import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { measureEvening } from './eveningFigures.ts'
import type { PeopleFigures } from './figures.ts'
import { knownRatings, measureRecovery } from './ratingFigures.ts'

const written = readFileSync(new URL('../../../../docs/figures/people.json', import.meta.url), 'utf8')
const figures = JSON.parse(written) as PeopleFigures

describe('the figures of people', () => {
  it('are those of this code', () => {
    expect(measureRecovery(figures.yardsticks)).toEqual({
      recovery: figures.recovery,
      calibration: figures.calibration,
    })
    expect(measureEvening(300, knownRatings(figures.yardsticks))).toEqual(figures.evenings.at(-1))
  })
})
