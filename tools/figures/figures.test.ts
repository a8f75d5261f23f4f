import { readFileSync } from 'node:fs'
import { LEVELS, BEGINNER_WINS, SHIPPED_SAMPLES } from '@modern-art/bots'
import { describe, expect, it } from 'vitest'
import { CELLS, BEGINNERS, cellName } from './cells.mjs'
import { plotSamples } from './plot.mjs'
import { tables } from './tables.mjs'
import type { Figures } from './tables.mjs'

function read(file: string): string {
  return readFileSync(new URL(`../../packages/bots/${file}`, import.meta.url), 'utf8')
}

const figures = JSON.parse(read('figures/figures.json')) as Figures

describe('the figures of the bots', () => {
  it('are measured, all of them', () => {
    expect(Object.keys(figures)).toEqual(CELLS.map(({ name }) => name))
  })

  it('are those of the budget that is shipped, where no other is named', () => {
    const others = CELLS.filter(({ name, samples }) => figures[name]?.samples !== (samples ?? SHIPPED_SAMPLES))
    expect(others).toEqual([])
  })

  it('are what the README tells', () => {
    for (const table of tables(figures).split('\n\n')) expect(read('README.md')).toContain(table)
  })

  it.each(LEVELS)('are what the set-up tells of a level: %s', (level) => {
    const { winShare = Number.NaN } = figures[cellName(BEGINNERS, level, 4)] ?? {}
    const ofHundred = 100 * winShare
    expect(BEGINNER_WINS[level]).toBe(ofHundred < 1 ? 0 : Math.round(ofHundred))
  })

  it('are what the plot shows', () => {
    expect(read('figures/samples.svg')).toBe(plotSamples(figures))
  })

  it('have no illegal action in them, and at least 10,000 games in which all bots are mixed', () => {
    expect(Object.entries(figures).filter(([, { illegal }]) => illegal > 0)).toEqual([])
    const mixed = Object.entries(figures).filter(([name]) => name.startsWith('mixed'))
    expect(mixed.reduce((sum, [, { games }]) => sum + games, 0)).toBeGreaterThanOrEqual(10_000)
  })
})
