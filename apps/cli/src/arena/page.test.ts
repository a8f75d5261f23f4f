import type { ArenaFigures } from '@modern-art/bots'
import { NO_VARIANTS } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import type { ContestOptions } from './contestOptions.ts'
import { arenaPage } from './page.ts'

const OPTIONS: ContestOptions = {
  table: { players: ['Ada', 'Ben', 'Cleo'], deck: 'rulebook', variants: NO_VARIANTS, startingSeat: null },
  seed: 'x',
  deals: 500,
  challenger: 'hard',
  field: 'medium',
  samples: 64,
  timeLimit: 1000,
}

const FIGURES: ArenaFigures = {
  deals: 500,
  games: 1500,
  actions: 300_000,
  winShare: 0.4567,
  interval: [0.4321, 0.4801],
  margin: -12.34,
  marginInterval: [-20, 3.21],
  ranks: [0.5, 0.3, 0.2],
  msMedian: 0.12,
  msP99: 3.4,
  msMax: 56,
  illegal: 0,
  faults: [],
  field: { msMedian: 0.0123, msP99: 0.4, msMax: 5, illegal: 0, faults: [] },
}

describe('the page of a contest', () => {
  it('begins with the command that plays it again, and has all figures', () => {
    expect(arenaPage(OPTIONS, FIGURES, 30).join('\n')).toBe(`\
modern-art arena --challenger hard --field medium --players 3 --deals 500 \\
    --samples 64 --seed x

  win share               45.7 %  43.2 % to 48.0 % with 95 % confidence
    of an equal           33.3 %
  margin                   -12.3  -20.0 to +3.2
  rank
    1                     50.0 %
    2                     30.0 %
    3                     20.0 %

  ms per decision         median         p99   longest
    challenger              0.12         3.4        56
    field                 0.0123         0.4         5

  illegal actions              0
    of the field               0

1,500 games in 30.0 s, 50 per second`)
  })

  it('says nothing of a margin that one deal cannot bound', () => {
    expect(arenaPage(OPTIONS, { ...FIGURES, marginInterval: null }, 30)).toContain('  margin                   -12.3')
  })

  it('shows the first lost moves, however long and strange their reasons are, and how many more there are', () => {
    const reason = `wrote a line that is no JSON: \u001B[31m${'very '.repeat(20)}red`
    const faults = Array.from({ length: 10 }, (_, deal) => ({ deal, seat: 2, reason }))
    const lines = arenaPage(OPTIONS, { ...FIGURES, illegal: 1234, faults }, 30)
    expect(lines.filter((line) => line.includes('seat 2: wrote a line')).length).toBe(5)
    expect(lines).toContain('    and 1,229 more')
    expect(lines.join('\n')).not.toContain('\u001B')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
    const field = { ...FIGURES.field, illegal: 1, faults: [{ deal: 7, seat: 0, reason: 'slept' }] }
    const others = arenaPage(OPTIONS, { ...FIGURES, field }, 30)
    expect(others.slice(others.indexOf('    of the field               1'))).toContain('    deal 7, seat 0: slept')
  })
})
