import { NO_VARIANTS, ROUNDS } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { DOUBLE, OPEN, TYPES } from '../model/kind.ts'
import type { Kind } from '../model/kind.ts'
import { World } from '../model/world.ts'
import { fillForecast, newForecast } from '../valuation/forecast.ts'
import { addProspects } from './prospects.ts'

const SEATS = 4
const LATER = newForecast()
fillForecast(LATER, [0, 0, 0, 0, 0], { available: [5, 5, 5, 5, 5], past: [0, 0, 0, 0, 0], cardsLeft: 40 })

/** What the seats may hope for when a round has ended with these hands, everyone having 100. */
function prospects(
  round: number,
  hands: readonly (readonly Kind[])[],
  past: readonly number[] = [],
): readonly number[] {
  const world = new World({ seats: SEATS, deals: [9, 4, 4, 0], ...NO_VARIANTS })
  world.round = round
  world.past.set(past)
  for (let seat = 0; seat < SEATS; seat += 1) {
    world.money[seat] = 100
    for (const kind of hands[seat] ?? []) world.give(seat, kind)
  }
  const money = new Float64Array(SEATS)
  addProspects(world, LATER, money)
  return [...money]
}

const MANUEL_OPEN: Kind = OPEN
const SIGRID_OPEN: Kind = TYPES + OPEN
const SIGRID_DOUBLE: Kind = TYPES + DOUBLE

describe('prospects', () => {
  it('are no more than the money after the last round', () => {
    expect(prospects(ROUNDS, [[MANUEL_OPEN], [SIGRID_DOUBLE]])).toEqual([100, 100, 100, 100])
  })

  it.each([1, 2, 3])('are the same for the same hands, and none without cards, after round %i', (round) => {
    const [first, second, third, fourth] = prospects(round, [[SIGRID_OPEN], [SIGRID_OPEN], [], []])
    expect(first).toBe(second)
    expect(first).not.toBe(100)
    expect([third, fourth]).toEqual([100, 100])
  })

  it.each([1, 2, 3])('are better with a double, and with an artist that pays more, after round %i', (round) => {
    const past = [30, 0, 0, 0, 0]
    const [single = 0, double = 0, paying = 0] = prospects(round, [[SIGRID_OPEN], [SIGRID_DOUBLE], [MANUEL_OPEN]], past)
    expect(double).toBeGreaterThan(single)
    expect(paying).toBeGreaterThan(single)
  })

  it('add up, card by card', () => {
    const [one = 0, other = 0, both = 0] = prospects(2, [[SIGRID_OPEN], [MANUEL_OPEN], [SIGRID_OPEN, MANUEL_OPEN]])
    expect(both - 100).toBeCloseTo(one - 100 + (other - 100), 6)
  })
})
