import { describe, expect, it } from 'vitest'
import { duesOf, keepTable, tableFrom, transcriptOf, wakeTable } from './index.ts'
import { crank } from './testing/crank.ts'
import type { Crank } from './testing/crank.ts'
import { HANDS, ONE_OFFER } from './testing/lots.ts'

const DAY = 86_400_000
const START = 1000
const rules = {
  clock: { kind: 'per_decision', milliseconds: DAY },
  absence: { standIn: 'medium', grace: 3650 * DAY },
} as const

/** Seat 1 is asked, with a day to think. */
function asked(): Crank {
  return crank({ hands: HANDS, rules, after: [ONE_OFFER] })
}

function goes(game: Crank, seat: number, from: number, until: number): void {
  game.put({ type: 'went_on_vacation', seat, from: START + from, until: START + until })
}

describe('a vacation', () => {
  it('stops the clock of its seat, which keeps what is left, and everybody sees until when', () => {
    const game = asked()
    game.wait(DAY / 4)
    goes(game, 1, 0, 10 * DAY)
    expect(game.heard(2)).toEqual(['vacation_began'])
    expect(game.screen(2).vacations).toEqual([null, START + 10 * DAY, null])
    expect(game.screen(null).clocks[1]).toEqual({ left: 0.75 * DAY, running: false })
    expect(duesOf(game.table())).toEqual([null, null, null])
    game.wait(10 * DAY - DAY / 4)
    expect(game.heard(2)).toEqual(['vacation_ended'])
    expect(game.screen(2).vacations).toEqual([null, null, null])
    expect(game.screen(2).clocks[1]).toEqual({ left: 0.75 * DAY, running: true })
    game.wait(0.75 * DAY)
    expect(game.heard(2)).toEqual(['timed_out', 'stand_in_sat_down'])
  })

  it('begins when it says, and wakes the table for it', () => {
    const game = asked()
    goes(game, 1, DAY / 2, 3 * DAY)
    expect(game.screen(0).vacations).toEqual([null, null, null])
    expect(game.table().timer).toBe(START + DAY / 2)
    game.wait(3 * DAY)
    expect(game.screen(0).clocks[1]).toEqual({ left: DAY / 2, running: true })
  })

  it('lets others play, and their own clocks run', () => {
    const game = asked()
    goes(game, 2, 0, 9 * DAY)
    expect(game.screen(0).clocks[1]).toEqual({ left: DAY, running: true })
    game.says('1 passes')
    game.wait(5 * DAY)
    expect(game.screen(0).asked).toEqual([2])
    expect(game.screen(0).occupants[2]).toMatchObject({ standIn: false })
  })

  it('keeps nobody from acting, and goes on', () => {
    const game = asked()
    goes(game, 1, 0, 9 * DAY)
    expect(game.says('1 bids 5')).toBe('ok')
    expect(game.screen(0).vacations[1]).toBe(START + 9 * DAY)
  })

  it('ends early, or is called off before it begins', () => {
    const game = asked()
    goes(game, 1, 0, 9 * DAY)
    game.wait(DAY)
    game.put({ type: 'came_back', seat: 1 })
    expect(game.heard(0)).toEqual(['vacation_ended'])
    expect(game.screen(0).clocks[1]).toEqual({ left: DAY, running: true })
    goes(game, 1, 1.5 * DAY, 3 * DAY)
    game.put({ type: 'came_back', seat: 1 })
    expect(game.heard(0)).toEqual([])
    expect(game.table().vacations).toEqual([null, null, null])
  })

  it('may be longer or shorter than it was to be', () => {
    const game = asked()
    goes(game, 1, 0, 2 * DAY)
    goes(game, 1, 0, 4 * DAY)
    expect(game.screen(0).vacations[1]).toBe(START + 4 * DAY)
    game.wait(3 * DAY)
    expect(game.screen(0).clocks[1]).toEqual({ left: DAY, running: false })
  })

  it.each([
    ['a bot’s', 1, 0, DAY],
    ['that is over', 0, -2 * DAY, -DAY],
    ['that ends before it begins', 0, 2 * DAY, DAY],
    ['of nobody', 7, 0, DAY],
    ['of no time', 0, Number.NaN, DAY],
  ])('%s is none', (_, seat, from, until) => {
    const game = crank({ seats: 'person easy person', hands: HANDS, rules })
    goes(game, seat, from, until)
    expect(game.table().vacations).toEqual([null, null, null])
  })

  it('goes on at another host, and what was slept through is not charged', () => {
    const game = asked()
    game.wait(DAY / 4)
    game.put({ type: 'ticked' })
    goes(game, 1, DAY / 2, 3 * DAY)
    const woken = wakeTable(game.table(), START + 2 * DAY).table
    expect(woken.vacations).toEqual(game.table().vacations)
    expect(woken.timer).toBe(START + 2 * DAY)
    const kept = keepTable(game.table())
    expect(tableFrom(kept, transcriptOf(game.table()))?.vacations).toEqual(game.table().vacations)
    const { vacations: _, ...around } = kept.around
    expect(tableFrom({ ...kept, around }, transcriptOf(game.table()))?.vacations).toEqual([null, null, null])
  })
})
