import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chanceFrom } from './chance.ts'
import { runEvening } from './evening.ts'
import type { PeopleFigures } from './figures.ts'
import { matchingPlot, ratingsPlot } from './plots.ts'
import { knownRatings } from './ratingFigures.ts'
import { chanceAhead, rateAsServer } from './rateTables.ts'
import { recover } from './recovery.ts'
import { mean } from './statistics.ts'
import { gapOf, playedOut, yardsticks } from './strengths.ts'
import type { WinShares } from './strengths.ts'
import { tablesOf } from './tables.ts'
import { visitorsOf } from './visitors.ts'

function read(path: string): string {
  return readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
}

const figures = JSON.parse(read('docs/figures/people.json')) as PeopleFigures
const ratings = knownRatings(figures.yardsticks)
const arena = JSON.parse(read('packages/bots/figures/figures.json')) as WinShares

describe('hidden strengths', () => {
  const recovery = recover({
    people: 200,
    games: 50,
    spread: figures.yardsticks.spread,
    seed: 11,
    matched: true,
    rateTable: rateAsServer,
    chanceAhead,
  })
  const after = (games: number) => recovery.byGames.find((each) => each.games === games)

  it('are recovered, better with every game', () => {
    expect(after(1)?.rankCorrelation).toBeGreaterThan(0.3)
    expect(after(10)?.rankCorrelation).toBeGreaterThan(0.87)
    expect(after(50)?.rankCorrelation).toBeGreaterThan(0.95)
    const correlations = [1, 3, 10, 50].map((games) => after(games)?.rankCorrelation ?? 0)
    expect(correlations).toEqual(correlations.toSorted((a, b) => a - b))
  })

  it('lie where the ratings say, and ratings predict who comes out ahead', () => {
    expect(after(50)?.withinTwoSigma).toBeGreaterThan(0.9)
    const off = recovery.calibration
      .filter(({ pairs }) => pairs > 200)
      .map(({ predicted, happened }) => Math.abs(predicted - happened))
    expect(off.length).toBeGreaterThan(4)
    expect(Math.max(...off)).toBeLessThan(0.06)
  })

  it('are measured in the luck of a game, as the contests of bots have it', () => {
    const chance = chanceFrom(5)
    const gap = gapOf(0.76, 4)
    const wins = Array.from({ length: 4000 }, () => {
      const money = playedOut([gap, 0, 0, 0], chance)
      return money.indexOf(Math.max(...money)) === 0 ? 1 : 0
    })
    expect(mean(wins)).toBeCloseTo(0.76, 1)
    const { easy, medium, hard, spread } = yardsticks(arena)
    expect(gapOf(1 / 4, 4)).toBeCloseTo(0, 2)
    expect([easy, medium, hard, spread].map((each) => Math.round(1000 * each) / 1000)).toEqual(
      Object.values(figures.yardsticks),
    )
  })
})

describe('an evening in the queue', () => {
  it('seats everybody who takes bots when they are offered', () => {
    const visitors = visitorsOf(40, ratings, chanceFrom(3))
    const patient = visitors.map((visitor) => ({ ...visitor, likesBots: true, likesUnratedBots: true }))
    const { tables, waiting } = runEvening(patient)
    expect(waiting).toBe(0)
    expect(tables.flatMap(({ waits }) => waits)).toHaveLength(40)
    expect(Math.max(...tables.filter(({ pace }) => pace === 'live').flatMap(({ waits }) => waits))).toBeLessThan(180)
  })
})

describe('the figures of people', () => {
  it('are what the plots show', () => {
    expect(read('docs/figures/ratings.svg')).toBe(ratingsPlot(figures))
    expect(read('docs/figures/matching.svg')).toBe(matchingPlot(figures))
  })

  it('are what docs/people.md tells', () => {
    for (const table of Object.values(tablesOf(figures))) expect(read('docs/people.md')).toContain(table)
  })
})
