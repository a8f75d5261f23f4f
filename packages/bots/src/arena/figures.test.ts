import { describe, expect, it } from 'vitest'
import { newConduct, noteLostMove } from './conduct.ts'
import { arenaFigures } from './figures.ts'
import { mergeScores, scoreDeal } from './score.ts'
import type { Score } from './score.ts'
import { noteTime } from './times.ts'

/** The score of a deal from everyone's money at the end, with the challenger in seat 0, then 1, and so on. */
function dealOf(...endings: readonly (readonly number[])[]): Score {
  return scoreDeal(
    endings.map((money) => ({ money, actions: 200 })),
    newConduct(),
    newConduct(),
  )
}

// Wins 1, 1/2 and 0: 1/2 on average. Margins 50, 30 and -45: 35/3.
const LUCKY = dealOf([100, 50, 50], [80, 80, 20], [90, 60, 30])
// Wins 1/3, 0 and 1: 4/9 on average. Margins 0, -15 and 85: 70/3.
const UNLUCKY = dealOf([70, 70, 70], [100, 40, 10], [10, 20, 100])

describe('the figures of a contest', () => {
  it('count a shared victory by parts, and rank equals alike', () => {
    const { games, deals, actions, winShare, ranks } = arenaFigures(mergeScores(LUCKY, UNLUCKY))
    expect({ games, deals, actions }).toEqual({ games: 6, deals: 2, actions: 1200 })
    expect(winShare).toBeCloseTo((1 / 2 + 4 / 9) / 2, 12)
    expect(ranks).toEqual([4 / 6, 1 / 6, 1 / 6])
  })

  it('have an interval for which a deal is one observation', () => {
    const { winShare, interval, margin, marginInterval } = arenaFigures(mergeScores(LUCKY, UNLUCKY))
    // The standard error of two observations is half of what lies between them.
    const reach = 1.959964 * ((1 / 2 - 4 / 9) / 2)
    expect(interval[0]).toBeCloseTo(winShare - reach, 6)
    expect(interval[1]).toBeCloseTo(winShare + reach, 6)
    expect(margin).toBeCloseTo(17.5, 12)
    expect(marginInterval?.[0]).toBeCloseTo(17.5 - (1.959964 * (70 - 35)) / 3 / 2, 4)
    expect(marginInterval?.[1]).toBeCloseTo(17.5 + (1.959964 * (70 - 35)) / 3 / 2, 4)
  })

  it('have one that is narrower by the root of the number of deals', () => {
    const widthAfter = (times: number): number => {
      const scores = Array.from({ length: times }, () => [LUCKY, UNLUCKY]).flat()
      const { interval } = arenaFigures(scores.reduce(mergeScores))
      return interval[1] - interval[0]
    }
    expect(widthAfter(50) / widthAfter(200)).toBeCloseTo(2, 1)
  })

  it('keep the interval of a share between 0 and 1', () => {
    const won = dealOf([9, 0, 0], [0, 9, 0], [0, 0, 9])
    const halfWon = dealOf([9, 0, 0], [9, 0, 0], [0, 0, 9])
    const lost = dealOf([0, 9, 9], [9, 0, 9], [9, 9, 0])
    const onceLost = dealOf([9, 0, 0], [9, 0, 9], [9, 9, 0])
    expect(arenaFigures(mergeScores(won, halfWon)).interval[1]).toBe(1)
    expect(arenaFigures(mergeScores(lost, onceLost)).interval[0]).toBe(0)
    expect(arenaFigures(mergeScores(won, won))).toMatchObject({ winShare: 1, interval: [0, 1] })
    const often = Array.from({ length: 12 }, () => won).reduce(mergeScores)
    expect(arenaFigures(often)).toMatchObject({ winShare: 1, interval: [0.75, 1] })
  })

  it('promise nothing after a single deal', () => {
    expect(arenaFigures(LUCKY)).toMatchObject({ winShare: 0.5, interval: [0, 1], marginInterval: null })
  })

  it('are the same to the last digit in whatever order deals are counted', () => {
    const third = dealOf([33, 34, 33], [1, 2, 4], [7, 7, 7])
    const deals = [LUCKY, UNLUCKY, third, third, LUCKY, UNLUCKY, UNLUCKY]
    const forwards = arenaFigures(deals.reduce(mergeScores))
    expect(arenaFigures(deals.toReversed().reduce(mergeScores))).toEqual(forwards)
    const pairs = [mergeScores(third, LUCKY), mergeScores(mergeScores(UNLUCKY, UNLUCKY), third)]
    expect(arenaFigures([...pairs, LUCKY, UNLUCKY].reduce(mergeScores))).toEqual(forwards)
  })

  it('tell the challenger from the field', () => {
    const challenger = newConduct()
    const field = newConduct()
    for (const time of [1, 1, 1, 50]) noteTime(challenger.times, time)
    for (const time of [20, 20, 20]) noteTime(field.times, time)
    noteLostMove(challenger, { deal: 3, seat: 1, reason: 'slept' })
    const figures = arenaFigures(scoreDeal([{ money: [3, 2, 1], actions: 1 }], challenger, field))
    expect(figures).toMatchObject({ illegal: 1, faults: [{ deal: 3, seat: 1, reason: 'slept' }], msMax: 50 })
    expect(figures.field).toMatchObject({ illegal: 0, faults: [], msMax: 20 })
    expect(figures.msMedian).toBeCloseTo(1, 1)
    expect(figures.field.msMedian).toBeGreaterThan(19)
  })
})
