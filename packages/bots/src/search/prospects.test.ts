import { ROUNDS } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { DOUBLE, OPEN, TYPES } from '../model/kind.ts'
import type { Kind } from '../model/kind.ts'
import { World } from '../model/world.ts'
import { fillForecast, newForecast } from '../valuation/forecast.ts'
import { addProspects } from './prospects.ts'

const SEATS = 4
const LATER = newForecast()
fillForecast(LATER, [0, 0, 0, 0, 0], { available: [5, 5, 5, 5, 5], past: [0, 0, 0, 0, 0], cardsLeft: 40 })

/** What the seats have and may hope for when a seat has ended the round, everyone having 100. */
function ends(
  round: number,
  lastSeat: Seat,
  hands: readonly (readonly Kind[])[] = [],
  past: readonly number[] = [],
): readonly number[] {
  const world = new World({ seats: SEATS, splitDouble: false })
  world.round = round
  world.lastSeat = lastSeat
  world.past.set(past)
  for (let seat = 0; seat < SEATS; seat += 1) {
    world.money[seat] = 100
    for (const kind of hands[seat] ?? []) world.give(seat, kind)
  }
  const money = new Float64Array(SEATS)
  addProspects(world, LATER, money)
  return [...money]
}

/** What these hands promise when a round has ended: the places in the next cancel out over all who may have ended it. */
function promises(round: number, hands: readonly (readonly Kind[])[], past: readonly number[] = []): readonly number[] {
  const sums = Array.from({ length: SEATS }, () => 0)
  for (const lastSeat of sums.keys()) {
    for (const [seat, money] of ends(round, lastSeat, hands, past).entries()) sums[seat] = (sums[seat] ?? 0) + money
  }
  return sums.map((sum) => sum / SEATS - 100)
}

const MANUEL_OPEN: Kind = OPEN
const SIGRID_OPEN: Kind = TYPES + OPEN
const SIGRID_DOUBLE: Kind = TYPES + DOUBLE

describe('prospects', () => {
  it('are no more than the money after the last round', () => {
    expect(ends(ROUNDS, 2, [[MANUEL_OPEN], [SIGRID_DOUBLE]])).toEqual([100, 100, 100, 100])
  })

  it('are no more than the money when the third round leaves no card for a fourth', () => {
    expect(ends(ROUNDS - 1, 2)).toEqual([100, 100, 100, 100])
    expect(ends(ROUNDS - 2, 2)).not.toEqual([100, 100, 100, 100])
  })

  it.each([1, 2, 3])('are the same for the same hands, and none without cards, after round %i', (round) => {
    const [first = 0, second = 0, third, fourth] = promises(round, [[SIGRID_OPEN], [SIGRID_OPEN], [], []])
    expect(first).toBeCloseTo(second, 6)
    expect(Math.abs(first)).toBeGreaterThan(0.1)
    expect(third).toBeCloseTo(0, 6)
    expect(fourth).toBeCloseTo(0, 6)
  })

  it.each([1, 2, 3])('are better with a double, and with an artist that pays more, after round %i', (round) => {
    const past = [30, 0, 0, 0, 0]
    const [single = 0, double = 0, paying = 0] = promises(round, [[SIGRID_OPEN], [SIGRID_DOUBLE], [MANUEL_OPEN]], past)
    expect(double).toBeGreaterThan(single)
    expect(paying).toBeGreaterThan(single)
  })

  it('add up, card by card', () => {
    const [one = 0, other = 0, both = 0] = promises(2, [[SIGRID_OPEN], [MANUEL_OPEN], [SIGRID_OPEN, MANUEL_OPEN]])
    expect(both).toBeCloseTo(one + other, 6)
  })

  it.each([1, 2, 3])('are best for the seat that begins the next round, and worst for the last, after %i', (round) => {
    const alike = Array.from({ length: SEATS }, () => [SIGRID_OPEN])
    const [third = 0, fourth = 0, first = 0, second = 0] = ends(round, 1, alike)
    expect([first, second, third, fourth]).toEqual([first, second, third, fourth].toSorted((a, b) => b - a))
    expect(first).toBeGreaterThan(fourth)
  })
})
