// oxlint-disable no-await-in-loop -- a game is one step after the other
import assert from 'node:assert/strict'
import { env } from 'node:process'
import { eventFor, quickRandom, randomOf, replay } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import type { ServerMessage } from '@modern-art/protocol'
import { screenOf, transcriptOf } from '@modern-art/table'
import type { Table } from '@modern-art/table'
import type { Screen, TableEvent } from '@modern-art/table/contract'
import { lawRuns } from '@modern-art/engine/testing'
import { describe, it } from 'vitest'
import { person } from '../testing/person.ts'
import type { Window } from '../testing/person.ts'
import { openStage } from '../testing/stage.ts'
import { at, gameOfPeople } from '../testing/tableOf.ts'

const SEED = Number(env['LAWS_SEED'] ?? 20)
const MOVES = lawRuns(90, 45)

/** All that a message may have; whatever else it had could be anything. */
const FIELDS: Readonly<Record<ServerMessage['type'], string>> = {
  party: 'chair,party,type',
  welcome: 'history,screen,seat,type',
  update: 'changes,events,revision,type',
  said: 'lines,type',
  answer: 'id,result,type',
  goodbye: 'reason,type',
}

const AROUND: ReadonlySet<string> = new Set<TableEvent['type']>([
  'hammer_called',
  'timed_out',
  'stand_in_sat_down',
  'person_left',
  'person_came',
  'seat_taken_back',
  'vacation_began',
  'vacation_ended',
  'paused',
  'resumed',
])

/** Times depend on when a screen was drawn. */
function untimed({ clocks: _clocks, hammer: _hammer, ...screen }: Screen): unknown {
  return screen
}

/** All events of the game that a window was told. */
function eventsOf({ frames }: Window): readonly unknown[] {
  const messages = frames.flatMap((frame) => JSON.parse(frame) as readonly ServerMessage[])
  return messages.flatMap((message): readonly unknown[] => {
    assert.equal(Object.keys(message).toSorted().join(','), FIELDS[message.type])
    if (message.type === 'welcome') return message.history
    return message.type === 'update' ? message.events.filter(({ type }) => !AROUND.has(type)) : []
  })
}

/** Everything that a window knows is what its seat may know, and all of it. */
function assertKnowsItsOwn(window: Window, seat: Seat | null, table: Table): void {
  const screen = window.screen()
  assert.ok(screen !== null)
  assert.deepEqual(untimed(screen), JSON.parse(JSON.stringify(untimed(screenOf(table, seat, table.now)))))
  const events = replay(transcriptOf(table)).steps.flatMap((step) => step.events)
  assert.deepEqual(eventsOf(window), JSON.parse(JSON.stringify(events.map((event) => eventFor(event, seat)))))
}

describe('what the windows of a table know', () => {
  it(`is what their seats may know, event by event and screen by screen (seed ${SEED})`, async () => {
    const random = quickRandom(SEED)
    const stage = await openStage(random, ({ choices, seat }) => Promise.resolve(randomOf(choices, seat, random)))
    const { server, tableAt, settled } = stage
    try {
      const { code, people, windows } = await gameOfPeople(server, 3, { pace: 'untimed' }, ['easy'])
      const watcher = await (await person(server.origin, 'Eve')).connect(code)
      const display = await at(people, 0).connect(code, 'display')
      await Promise.all([watcher, display].map((window) => window.until(() => window.screen() !== null)))
      for (let moves = 0; moves < MOVES; moves += 1) {
        const table = await tableAt(code)
        const seat = screenOf(table, null, 0).asked.find((each) => each < 3)
        if (seat === undefined) break
        await stage.play(code, (each) => at(windows, each), randomOf(screenOf(table, seat, 0).choices, seat, random))
        if (moves % 3 > 0) continue
        // An answer comes after all that was sent before.
        await Promise.all([...windows, watcher, display].map((window) => window.send({ type: 'call', call: 'wow' })))
        await settled()
        const now = await tableAt(code)
        for (const [each, window] of windows.entries()) assertKnowsItsOwn(window, each, now)
        assertKnowsItsOwn(watcher, null, now)
        assertKnowsItsOwn(display, null, now)
      }
      assert.ok((await tableAt(code)).actions.length > 40)
      assert.deepEqual(server.logged, [])
    } finally {
      await server.close()
    }
  })
})
