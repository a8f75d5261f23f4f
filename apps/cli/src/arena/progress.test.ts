import type { Score } from '@modern-art/bots'
import { describe, expect, it } from 'vitest'
import { progressLine } from './progress.ts'

/** So many deals at a table of four, a third of all games won. */
function scoreAfter(deals: number, illegal = 0): Score {
  const nobody = { times: { counts: [], longest: 0 }, illegal: 0, lost: [] }
  return {
    seats: 4,
    deals,
    actions: 0,
    wins: { sum: 80 * deals, squares: 6400 * deals },
    margins: { sum: 0, squares: 0 },
    ranks: [0, 0, 0, 0],
    challenger: { ...nobody, illegal },
    field: nobody,
  }
}

describe('the line of progress', () => {
  it('says how far it is, how it stands and how long it takes', () => {
    expect(progressLine(scoreAfter(125), 500, 10_000)).toBe(
      '[#####---------------]  125 of 500 deals  win share 33.3 %  30 s left',
    )
    expect(progressLine(scoreAfter(500), 500, 10_000)).toMatch(/^\[#{20}\].*  0 s left$/)
    expect(progressLine(scoreAfter(1), 500, 10)).toMatch(/^\[-{20}\]  1 of 500/)
  })

  it('speaks of minutes and hours where there are any', () => {
    expect(progressLine(scoreAfter(100), 200, 65_000)).toMatch(/  1:05 min left$/)
    expect(progressLine(scoreAfter(100), 200, 7_500_000)).toMatch(/  2:05 h left$/)
  })

  it('warns of illegal actions as soon as there are any', () => {
    expect(progressLine(scoreAfter(100, 7), 200, 1000)).toContain('  7 illegal  ')
    expect(progressLine(scoreAfter(100), 200, 1000)).not.toContain('illegal')
  })
})
