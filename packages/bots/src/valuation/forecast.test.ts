import { ARTISTS, quickRandom } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { codeOf } from './counts.ts'
import { AS_IT_STANDS, fillForecast, newForecast, worthOf } from './forecast.ts'
import type { Forecast, Supply } from './forecast.ts'

const NO_TILES = [0, 0, 0, 0, 0]
const EQUAL: Supply = { available: [4, 4, 4, 4, 4], past: NO_TILES, cardsLeft: 20 }

interface Outlook {
  /** By artist: the tile it gets on average. */
  readonly tiles: readonly number[]
  /** By artist: how likely it gets one. */
  readonly chances: readonly number[]
}

function outlookAt(forecast: Forecast, counts: readonly number[]): Outlook {
  const code = codeOf(counts)
  const tiles = ARTISTS.map((artist) => worthOf(forecast, code, artist, 0))
  // Every tile of an earlier round is paid with the chance to be placed.
  const chances = ARTISTS.map((artist) => worthOf(forecast, code, artist, 1) - worthOf(forecast, code, artist, 0))
  return { tiles, chances }
}

function outlook(counts: readonly number[], supply: Partial<Supply> = {}): Outlook {
  const forecast = newForecast()
  fillForecast(forecast, counts, { ...EQUAL, ...supply })
  return outlookAt(forecast, counts)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function expectClose(actual: readonly number[], expected: readonly number[]): void {
  expect(actual.map((number) => Number(number.toFixed(3)))).toEqual(expected.map((number) => Number(number.toFixed(3))))
}

interface Situation {
  readonly counts: readonly number[]
  readonly supply: Supply
}

const SITUATIONS: readonly Situation[] = Array.from({ length: 60 }, (_, seed) => {
  const random = quickRandom(seed)
  const five = (below: number): readonly number[] => ARTISTS.map(() => random(below))
  return {
    counts: five(5),
    supply: {
      available: five(60).map((tenths) => tenths / 10),
      past: five(10).map((tens) => 10 * tens),
      cardsLeft: random(30),
    },
  }
})

describe('a forecast', () => {
  it('tells the tiles as they stand when no card is left', () => {
    const counts = [1, 3, 0, 3, 2]
    expect(outlook(counts, { cardsLeft: 0 })).toEqual({ tiles: [0, 30, 0, 20, 10], chances: [0, 1, 0, 1, 1] })
    expect(outlookAt(AS_IT_STANDS, counts)).toEqual({ tiles: [0, 30, 0, 20, 10], chances: [0, 1, 0, 1, 1] })
    expect(outlook(NO_TILES, { cardsLeft: 0 })).toEqual({ tiles: NO_TILES, chances: NO_TILES })
  })

  it('is exact for the last card of all', () => {
    // Each artist is as likely as the others to get the last painting, which makes it first; the left ones follow.
    const { tiles, chances } = outlook([2, 2, 2, 2, 2], { cardsLeft: 1 })
    expectClose(tiles, [(30 + 4 * 20) / 5, (20 + 30 + 3 * 10) / 5, (2 * 10 + 30) / 5, 30 / 5, 30 / 5])
    expectClose(chances, [1, 1, 3 / 5, 1 / 5, 1 / 5])
  })

  it('is exact for a painting that is the fifth of any artist, by what the seats hold', () => {
    // Of the eight paintings that may come, one each is by the first two artists, two by each of the others.
    const { tiles, chances } = outlook([4, 4, 4, 4, 4], { available: [1, 1, 2, 2, 2] })
    expectClose(tiles, [(30 + 7 * 20) / 8, (20 + 30 + 6 * 10) / 8, (2 * 10 + 2 * 30) / 8, (2 * 30) / 8, (2 * 30) / 8])
    expectClose(chances, [1, 1, 4 / 8, 2 / 8, 2 / 8])
  })

  it('is exact for two paintings, one after the other', () => {
    // With some chance both are by the same artist.
    const { tiles, chances } = outlook(NO_TILES, { cardsLeft: 2 })
    const alone = 2 - sum(chances)
    expect(alone).toBeGreaterThan(0)
    expect(alone).toBeLessThan(1)
    expect(sum(tiles)).toBeCloseTo(alone * 30 + (1 - alone) * 50, 3)
    const [first = 0, , , , last = 0] = tiles
    // If not, all ten pairs are as likely: the first artist is the left one of its four, the last artist of none.
    expect(first).toBeCloseTo((alone * 30) / 5 + ((1 - alone) * 4 * 30) / 10, 3)
    expect(last).toBeCloseTo((alone * 30) / 5 + ((1 - alone) * 4 * 20) / 10, 3)
  })

  it('gives no more chances than there are places, and all the tiles once three artists have a painting', () => {
    for (const { counts, supply } of SITUATIONS) {
      const { tiles, chances } = outlook(counts, supply)
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(-1e-4)
      expect(Math.max(...chances)).toBeLessThanOrEqual(1 + 1e-4)
      expect(sum(chances)).toBeLessThan(3 + 1e-3)
      expect(sum(tiles)).toBeLessThan(60 + 1e-2)
      if (counts.filter((count) => count > 0).length < 3) continue
      expect(sum(chances)).toBeCloseTo(3, 3)
      expect(sum(tiles)).toBeCloseTo(60, 2)
    }
  })

  it('says of counts to come what a forecast from there would say', () => {
    for (const { counts, supply } of SITUATIONS) {
      const forecast = newForecast()
      fillForecast(forecast, counts, supply)
      const artist = counts.findIndex((count) => count < 4)
      if (artist < 0 || supply.cardsLeft < 2) continue
      const next = counts.map((count, other) => (other === artist ? count + 1 : count))
      const available = Array.from(supply.available, (held, other) => (other === artist ? held - 1 : held))
      const { tiles, chances } = outlook(next, { ...supply, available, cardsLeft: supply.cardsLeft - 1 })
      expectClose(outlookAt(forecast, next).tiles, tiles)
      expectClose(outlookAt(forecast, next).chances, chances)
    }
  })

  it('is no better for an artist with fewer paintings out than for one that has more and all else the same', () => {
    for (let fewer = 0; fewer < 4; fewer += 1) {
      // The one with more stands to the right, where ties are lost.
      const { tiles, chances } = outlook([2, fewer, 2, 2, fewer + 1])
      expect(tiles[4]).toBeGreaterThan(tiles[1] ?? 0)
      expect(chances[4]).toBeGreaterThan(chances[1] ?? 0)
    }
  })

  it('is better for an artist of whom the seats hold more, or who has earlier tiles', () => {
    const usual = outlook([1, 1, 1, 1, 1])
    const held = outlook([1, 1, 1, 1, 1], { available: [4, 4, 4, 8, 4] })
    const famous = outlook([1, 1, 1, 1, 1], { past: [0, 0, 0, 60, 0] })
    expect(held.chances[3]).toBeGreaterThan(usual.chances[3] ?? 1)
    expect(famous.chances[3]).toBeGreaterThan(usual.chances[3] ?? 1)
  })

  it('sees nothing in an artist that must come last, and the first place of one that nobody can pass', () => {
    // One card is left, and cannot make up for four paintings; nor does anybody reach the four of Manuel.
    expect(outlook([4, 4, 4, 1, 0], { cardsLeft: 1 }).chances.slice(3)).toEqual([0, 0])
    expect(outlook([4, 1, 1, 0, 0], { cardsLeft: 2 }).tiles[0]).toBeCloseTo(30, 4)
  })

  it('says of a round that has ended what came of it', () => {
    const forecast = newForecast()
    fillForecast(forecast, [4, 4, 0, 0, 0], EQUAL)
    expect(outlookAt(forecast, [4, 5, 0, 0, 0])).toEqual({ tiles: [20, 30, 0, 0, 0], chances: [1, 1, 0, 0, 0] })
  })
})

describe('the worth of a painting', () => {
  it('is the tile that may come, and the earlier ones if it is placed', () => {
    const code = codeOf([5, 2, 1, 0, 0])
    expect(worthOf(AS_IT_STANDS, code, 0, 40)).toBe(70)
    expect(worthOf(AS_IT_STANDS, code, 2, 40)).toBe(50)
    expect(worthOf(AS_IT_STANDS, code, 3, 40)).toBe(0)
  })
})
