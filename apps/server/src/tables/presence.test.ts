import { quickRandom, randomOf } from '@modern-art/engine'
import type { BotQuestion } from '@modern-art/table'
import { screenOf } from '@modern-art/table'
import { afterEach, describe, expect, it } from 'vitest'
import { person } from '../testing/person.ts'
import { openStage } from '../testing/stage.ts'
import type { Stage } from '../testing/stage.ts'
import { at, gameOfPeople, tableOf } from '../testing/tableOf.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let stage: Stage | null = null
afterEach(async () => {
  await stage?.server.close()
  stage = null
})

const think = ({ choices, seat }: BotQuestion): Promise<unknown> =>
  Promise.resolve(randomOf(choices, seat, quickRandom(seat)))

async function open(regular: number | null = null): Promise<Stage> {
  stage = await openStage(quickRandom(1), think, regular)
  return stage
}

describe('windows of one person', () => {
  it('the newer one plays; the older one hears a goodbye and nothing after it', async () => {
    const { server, settled, send } = await open()
    const { code, people, windows } = await gameOfPeople(server, 3)
    const older = at(windows, 1)
    const newer = await at(people, 1).connect(code)
    await newer.until(() => newer.screen() !== null)
    await older.until(() => older.goodbye() === 'newer_window' && !older.socket.connected)
    const { length } = older.frames
    expect(older.frames.at(-1)).toContain('"goodbye"')
    await send(at(windows, 0), { type: 'call', call: 'hello' })
    await settled()
    expect(older.frames).toHaveLength(length)
    expect(newer.said()).toHaveLength(1)
    expect(newer.party().chairs.every((chair) => chair.kind === 'person' && chair.here)).toBe(true)
  })

  it('of two in which somebody looks on, the one in which they sit down plays', async () => {
    const { server, send } = await open()
    const { code, windows } = await tableOf(server, 1, {}, ['easy', 'easy'])
    const eve = await person(server.origin, 'Eve')
    const [first, second] = [await eve.connect(code), await eve.connect(code)]
    expect(await send(first, { type: 'sit', chair: 2 })).toMatchObject({ error: { code: 'chair_taken' } })
    expect(second.goodbye()).toBe(null)
    await send(at(windows, 0), { type: 'seat_bot', chair: 1, bot: null })
    expect(await send(first, { type: 'sit', chair: 1 })).toEqual({ ok: true })
    await second.until(() => second.goodbye() === 'newer_window' && !second.socket.connected)
    expect(first.chair()).toBe(1)
    expect(await send(first, { type: 'be_ready', ready: true })).toEqual({ ok: true })
  })

  it('a display beside it takes nothing over, and is nobody who watches', async () => {
    const { server } = await open()
    const { code, people, windows } = await gameOfPeople(server, 3)
    const display = await at(people, 1).connect(code, 'display')
    await display.until(() => display.screen() !== null)
    expect(display.seat()).toBe(null)
    expect(at(windows, 1).goodbye()).toBe(null)
    expect(display.party().watching).toBe(0)
    const eve = await person(server.origin, 'Eve')
    await eve.connect(code)
    await display.until(() => display.party().watching === 1)
  })

  it('a window that comes back in the middle sees what its seat may know, and nothing else', async () => {
    const { server, tableAt, play, time, settled } = await open()
    const { code, people, windows } = await gameOfPeople(server, 3, { pace: 'untimed' })
    const random = quickRandom(3)
    for (let moves = 0; moves < 12; moves += 1) {
      // One move after the other.
      // oxlint-disable-next-line no-await-in-loop
      const table = await tableAt(code)
      const seat = screenOf(table, null, 0).asked[0] ?? 0
      // oxlint-disable-next-line no-await-in-loop
      await play(code, (each) => at(windows, each), randomOf(screenOf(table, seat, 0).choices, seat, random))
    }
    for (const [seat, each] of people.entries()) {
      // oxlint-disable-next-line no-await-in-loop
      const window = await each.connect(code)
      // oxlint-disable-next-line no-await-in-loop
      await window.until(() => window.screen() !== null)
      // oxlint-disable-next-line no-await-in-loop
      await settled()
      // oxlint-disable-next-line no-await-in-loop
      expect(window.screen()).toEqual(screenOf(await tableAt(code), seat, time.now()))
    }
  })
})

describe('somebody who goes away', () => {
  it('is waited for, then played for, and plays again on return', async () => {
    const { server, noted, time, tableAt } = await open()
    const { code, people, windows } = await gameOfPeople(server, 3)
    const seat = at(windows, 0).screen()?.asked[0] ?? 0
    const other = at(windows, (seat + 1) % 3)
    await noted(() => at(windows, seat).close())
    await other.until(() => other.screen()?.occupants[seat]?.kind === 'person')
    expect((await tableAt(code)).occupants[seat]).toEqual({ kind: 'person', present: false, standIn: false })
    expect((await tableAt(code)).actions).toHaveLength(0)
    await time.pass(30_001)
    const table = await tableAt(code)
    expect(table.occupants[seat]).toEqual({ kind: 'person', present: false, standIn: true })
    expect(table.actions.length).toBeGreaterThan(0)
    const back = await at(people, seat).connect(code)
    await back.until(() => back.screen() !== null)
    expect((await tableAt(code)).occupants[seat]).toEqual({ kind: 'person', present: true, standIn: false })
  })

  it('for good is not waited for, not even where people have a day', async () => {
    const { server, send, tableAt } = await open()
    const { code, windows } = await gameOfPeople(server, 3, { pace: 'turn_based' })
    const seat = at(windows, 0).screen()?.asked[0] ?? 0
    expect(await send(at(windows, seat), { type: 'leave' })).toEqual({ ok: true })
    const other = at(windows, (seat + 1) % 3)
    await other.until(() => (other.screen()?.moves ?? 0) > 0)
    expect((await tableAt(code)).occupants[seat]).toEqual({ kind: 'person', present: false, standIn: true })
    expect(server.logged).toEqual([])
  })

  it('a live table rests while nobody is there, and goes on with the first who comes', async () => {
    const { server, noted, time, tableAt } = await open(1000)
    const { code, people, windows } = await gameOfPeople(server, 2, {}, ['easy'])
    for (const window of windows) {
      // oxlint-disable-next-line no-await-in-loop
      await noted(() => window.close())
    }
    const resting = await tableAt(code)
    expect(resting.paused).toBe(true)
    await time.pass(5 * MINUTE)
    expect((await tableAt(code)).actions).toEqual(resting.actions)
    expect((await tableAt(code)).paused).toBe(true)
    const back = await at(people, 1).connect(code)
    await back.until(() => back.screen()?.paused === false)
    expect((await tableAt(code)).paused).toBe(false)
    expect(server.logged).toEqual([])
  })

  it('a turn-based table counts its days with nobody there, on a server that has nothing else to do', async () => {
    const { server, noted, time, tableAt } = await open(10 * MINUTE)
    const { code, windows } = await gameOfPeople(server, 3, { pace: 'turn_based' })
    for (const window of windows) {
      // oxlint-disable-next-line no-await-in-loop
      await noted(() => window.close())
    }
    expect((await tableAt(code)).paused).toBe(false)
    await time.pass(DAY - 30 * MINUTE)
    expect((await tableAt(code)).actions).toHaveLength(0)
    await time.pass(60 * MINUTE)
    expect((await tableAt(code)).actions.length).toBeGreaterThan(0)
    expect(server.logged).toEqual([])
  })
})

describe('a table that waits for people', () => {
  it('is removed after two days without anybody, and not while somebody is connected', async () => {
    const { server, storage, time } = await open(30 * MINUTE)
    const { code, windows } = await tableOf(server, 2, {}, ['easy'])
    const left = await tableOf(server, 1, {}, ['easy', 'easy'])
    at(left.windows, 0).close()
    at(windows, 1).close()
    const ana = at(windows, 0)
    await ana.until(() => ana.party().chairs.some((chair) => chair.kind === 'person' && !chair.here))
    await time.pass(2 * DAY + 60 * MINUTE)
    expect(await storage.findTable(left.code)).toBe(null)
    expect(await storage.findTable(code)).not.toBe(null)
    expect(server.logged).toEqual([])
  })
})

describe('the host', () => {
  it('who leaves hands the table on', async () => {
    const { server, send } = await open()
    const { windows } = await tableOf(server, 3)
    expect(await send(at(windows, 0), { type: 'leave' })).toEqual({ ok: true })
    await at(windows, 1).until(() => at(windows, 1).party().host === 1)
    expect(await send(at(windows, 1), { type: 'set_chairs', count: 4 })).toEqual({ ok: true })
  })

  it('who is away for half a minute hands it on, and not before', async () => {
    const { server, time, send } = await open()
    const { windows } = await tableOf(server, 3)
    const ben = at(windows, 1)
    at(windows, 0).close()
    await ben.until(() => ben.party().chairs.some((chair) => chair.kind === 'person' && !chair.here))
    await time.pass(29_000)
    expect(await send(ben, { type: 'set_chairs', count: 4 })).toMatchObject({ error: { code: 'not_host' } })
    await time.pass(1001)
    await ben.until(() => ben.party().host === 1)
    expect(await send(ben, { type: 'set_chairs', count: 4 })).toEqual({ ok: true })
  })
})
