import { quickRandom, randomOf } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import { screenOf } from '@modern-art/table'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { person } from '../testing/person.ts'
import { openStage } from '../testing/stage.ts'
import type { Stage } from '../testing/stage.ts'
import { at, gameOfPeople } from '../testing/tableOf.ts'
import { audiencesOf } from './audience.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage(quickRandom(1), () => Promise.reject(new Error('nobody asks a bot here')))
})
afterEach(() => stage.server.close())

describe('what those at a table are told of a move', () => {
  it('leaves each of them with the screen that they may see, clocks included', async () => {
    const { server, tableAt, play, time } = stage
    const { code, windows } = await gameOfPeople(server, 3, { pace: 'turn_based' })
    const eve = await person(server.origin, 'Eve')
    const watching = await eve.connect(code)
    await watching.until(() => watching.screen() !== null)
    const random = quickRandom(2)
    for (let moves = 0; moves < 25; moves += 1) {
      // One move after the other.
      // oxlint-disable-next-line no-await-in-loop
      await time.pass(7000)
      // oxlint-disable-next-line no-await-in-loop
      const before = await tableAt(code)
      const seat = screenOf(before, null, 0).asked[0] ?? 0
      // oxlint-disable-next-line no-await-in-loop
      await play(code, (each) => at(windows, each), randomOf(screenOf(before, seat, 0).choices, seat, random))
      // oxlint-disable-next-line no-await-in-loop
      const table = await tableAt(code)
      for (const [index, window] of [...windows, watching].entries()) {
        expect(window.screen()).toEqual(screenOf(table, index < 3 ? index : null, time.now()))
      }
    }
  })

  it('has every clock that runs in it, even one that is as full as when it was last told, and no other', async () => {
    const { server, tableAt, time } = stage
    const { code } = await gameOfPeople(server, 3, { pace: 'turn_based' })
    const screen = screenOf(await tableAt(code), 0, time.now())
    expect(screen.clocks.some(({ running }) => running)).toBe(true)
    expect(changesAfter(screen, screen)).toEqual({ screen: { clocks: screen.clocks }, view: {} })
    const still = { ...screen, clocks: screen.clocks.map(() => ({ left: null, running: false })) }
    expect(changesAfter(screen, still)).toEqual({ screen: { clocks: still.clocks }, view: {} })
    expect(changesAfter(still, still)).toEqual({ screen: {}, view: {} })
  })
})

/** What an audience that was told one screen is told when another takes its place. */
function changesAfter(before: Screen, after: Screen): unknown {
  const audience = audiencesOf()(null)
  audience.begin(before)
  const told = JSON.parse(audience.update({ type: 'update', events: [], screen: after })) as {
    readonly changes: unknown
  }
  return told.changes
}
