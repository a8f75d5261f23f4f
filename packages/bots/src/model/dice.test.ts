import { describe, expect, it } from 'vitest'
import { Dice } from './dice.ts'

function rolls(dice: Dice, times: number): readonly number[] {
  return Array.from({ length: times }, () => dice.roll())
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

describe('dice', () => {
  it('roll from 0 up to but not 1, each part as often', () => {
    const all = rolls(new Dice(3), 10_000)
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => all.filter((roll) => Math.floor(roll * 10) === tenth).length,
    )
    expect(Math.min(...tenths)).toBeGreaterThan(850)
    expect(Math.max(...tenths)).toBeLessThan(1150)
  })

  it('sway about 0, seldom far', () => {
    const dice = new Dice(3)
    const all = Array.from({ length: 10_000 }, () => dice.sway())
    expect(mean(all)).toBeCloseTo(0, 1)
    expect(Math.max(...all.map(Math.abs))).toBeLessThan(1)
    expect(all.filter((sway) => Math.abs(sway) < 0.5).length).toBeGreaterThan(7000)
  })

  it('roll the same again with the same seed', () => {
    const dice = new Dice(1)
    dice.reseed(7)
    const first = rolls(dice, 5)
    dice.reseed(7)
    expect(rolls(dice, 5)).toEqual(first)
    expect(rolls(dice, 5)).not.toEqual(first)
  })

  it('begin anywhere, however near each other the seeds are', () => {
    const dice = new Dice(1)
    const firsts = Array.from({ length: 2000 }, (_, seed) => {
      dice.reseed(seed)
      return dice.roll()
    })
    expect(mean(firsts)).toBeCloseTo(0.5, 1)
    // Of independent rolls, neighbours differ by a third on average.
    expect(mean(firsts.slice(1).map((roll, index) => Math.abs(roll - (firsts[index] ?? 0))))).toBeCloseTo(1 / 3, 1)
  })
})
