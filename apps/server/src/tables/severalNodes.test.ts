import type { OpenTables } from '@modern-art/protocol'
import { randomUUID } from 'node:crypto'
import { quickRandom } from '@modern-art/engine'
import { afterEach, describe, expect, it } from 'vitest'
import type { Bus } from '../bus/bus.ts'
import { redisBus } from '../bus/redisBus.ts'
import { testNodes } from '../testing/busPair.ts'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import type { Window } from '../testing/person.ts'
import { isOver, playAlong } from '../testing/playing.ts'
import { redisForTests } from '../testing/redis.ts'
import { REAL_TIMERS } from '../timers.ts'
import type { Timers } from '../timers.ts'

const open: OnlineServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()))
})

async function twoNodes(): Promise<{
  readonly servers: readonly [OnlineServer, OnlineServer]
  readonly die: readonly [() => void, () => void]
}> {
  const [here, there] = testNodes(2)
  if (here === undefined || there === undefined) throw new Error('there are two')
  return { servers: await serversOn(here.bus, there.bus), die: [here.die, there.die] }
}

async function serversOn(here: Bus, there: Bus): Promise<readonly [OnlineServer, OnlineServer]> {
  const servers = [await openServer({ bus: here }), await openServer({ bus: there })] as const
  open.push(...servers)
  return servers
}

/** Ana and Cleo are at the first node, Ben at the second. */
async function threeAtATable(
  servers: readonly [OnlineServer, OnlineServer],
): Promise<readonly [Window, Window, Window]> {
  const [here, there] = servers
  const ana = await person(here.origin, 'Ana')
  const code = await ana.openTable({ pace: 'untimed' })
  const first = await ana.connect(code)
  const second = await (await person(there.origin, 'Ben')).connect(code)
  expect(await second.send({ type: 'sit', chair: 1 })).toEqual({ ok: true })
  const third = await (await person(here.origin, 'Cleo')).connect(code)
  expect(await third.send({ type: 'sit', chair: 2 })).toEqual({ ok: true })
  return [first, second, third]
}

const isHere = (window: Window, chair: number): boolean => {
  const there = window.party().chairs[chair]
  return there?.kind === 'person' && there.here
}

const isPresent = (window: Window, seat: number): boolean => {
  const there = window.screen()?.occupants[seat]
  return there?.kind === 'person' && there.present
}

/** A game and the beginning of the next; resolves to what went wrong. */
async function playedToTheEnd(servers: readonly [OnlineServer, OnlineServer]): Promise<readonly string[]> {
  const windows = await threeAtATable(servers)
  expect(await windows[0].send({ type: 'start' })).toEqual({ ok: true })
  await Promise.all(windows.map((window) => window.until(() => window.screen() !== null)))
  await Promise.all(windows.map((window) => window.until(() => [0, 1, 2].every((seat) => isPresent(window, seat)))))
  const counts = await Promise.all(windows.map((window, index) => playAlong(window, quickRandom(index + 5))))
  expect(counts.every((count) => count > 5)).toBe(true)
  await Promise.all(windows.map((window) => window.until(() => isOver(window))))
  const ends = windows.map((window) => JSON.stringify(window.screen()?.view.lots))
  expect(new Set(ends).size).toBe(1)
  await Promise.all(windows.map((window) => window.until(() => window.party().stage === 'finished')))
  for (const window of windows) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await window.send({ type: 'be_ready', ready: true })).toEqual({ ok: true })
  }
  await Promise.all(windows.map((window) => window.until(() => window.party().next !== null)))
  expect(new Set(windows.map((window) => window.party().next)).size).toBe(1)
  return servers.flatMap(({ logged }) => logged)
}

describe('what happens at one node', () => {
  it('reaches the other by a hint: a change of the party, a call, and an action', async () => {
    // Nobody looks for lost hints.
    const timers: Timers = {
      ...REAL_TIMERS,
      every: (...often) => (often[0] === 2000 ? () => {} : REAL_TIMERS.every(...often)),
    }
    const [here, there] = testNodes(2)
    if (here === undefined || there === undefined) throw new Error('there are two')
    const servers = [await openServer({ bus: here.bus, timers }), await openServer({ bus: there.bus, timers })] as const
    open.push(...servers)
    const [ana, ben, cleo] = await threeAtATable(servers)
    expect(await ana.send({ type: 'set_chairs', count: 3 })).toEqual({ ok: true })
    await ben.until(() => ben.party().chairs.length === 3)
    expect(await cleo.send({ type: 'call', call: 'hello' })).toEqual({ ok: true })
    await ben.until(() => ben.said().length === 1)
    expect(await ana.send({ type: 'start' })).toEqual({ ok: true })
    await Promise.all([ana, ben, cleo].map((window) => window.until(() => window.screen() !== null)))
    // Each by its own screen: nobody is sent anything more when the others have stopped.
    await Promise.all(
      [ana, ben, cleo].map((window, seat) => playAlong(window, quickRandom(seat), () => movesOf(window) > 5)),
    )
  }, 60_000)
})

const movesOf = (window: Window): number => window.screen()?.moves ?? 0

describe('one table on two nodes', () => {
  it('shows at each node who is connected at the other', async () => {
    const { servers } = await twoNodes()
    const windows = await threeAtATable(servers)
    for (const window of windows) {
      // oxlint-disable-next-line no-await-in-loop
      await window.until(() => [0, 1, 2].every((chair) => isHere(window, chair)))
    }
    windows[1].close()
    await windows[0].until(() => !isHere(windows[0], 1))
  })

  it('is listed at both while somebody waits there', async () => {
    const { servers } = await twoNodes()
    const [here, there] = servers
    const ana = await person(here.origin, 'Ana')
    const code = await ana.openTable({ access: 'open' })
    const codesAt = async (server: OnlineServer): Promise<readonly string[]> => {
      const { json } = await (await person(server.origin)).ask('GET', '/api/tables/open')
      return (json as OpenTables).tables.map((table) => table.code)
    }
    expect(await codesAt(there)).not.toContain(code)
    const window = await ana.connect(code)
    expect(await codesAt(here)).toContain(code)
    expect(await codesAt(there)).toContain(code)
    window.close()
  })

  it('plays a game to its end, without a gap in what anybody is sent, and the next one', async () => {
    const { servers } = await twoNodes()
    expect(await playedToTheEnd(servers)).toEqual([])
  })

  it('notices that a node has stopped without a word: its people have left', async () => {
    const { servers, die } = await twoNodes()
    const windows = await threeAtATable(servers)
    await windows[0].send({ type: 'start' })
    await windows[0].until(() => windows[0].screen() !== null && isPresent(windows[0], 1))
    die[1]()
    await windows[0].until(() => !isPresent(windows[0], 1) && !isHere(windows[0], 1))
    expect(isPresent(windows[2], 2)).toBe(true)
    // Only a node that is not quite dead could still tell them something.
    windows[1].close()
  })

  it('lets a person change the node in the middle of the game: they stay, and hear everything', async () => {
    const { servers } = await twoNodes()
    const [here, there] = servers
    const ana = await person(here.origin, 'Ana')
    const ben = await person(here.origin, 'Ben')
    const benThere = ben.at(there.origin)
    const code = await ana.openTable({ pace: 'untimed' })
    const first = await ana.connect(code)
    let second = await ben.connect(code)
    await second.send({ type: 'sit', chair: 1 })
    await first.send({ type: 'start' })
    await second.until(() => second.screen() !== null)
    for (let turn = 0; turn < 6; turn += 1) {
      const older = second
      // Each change stands on the one before.
      // oxlint-disable-next-line no-await-in-loop
      second = await (turn % 2 === 0 ? benThere : ben).connect(code)
      const newer = second
      // oxlint-disable-next-line no-await-in-loop
      await older.until(() => older.goodbye() === 'newer_window')
      // oxlint-disable-next-line no-await-in-loop
      await newer.until(() => newer.screen() !== null && isPresent(newer, 1))
    }
    second.close()
    await first.until(() => !isPresent(first, 1))
    const back = await benThere.connect(code)
    await back.until(() => back.screen() !== null && isPresent(back, 1))
    await first.until(() => isPresent(first, 1))
    expect(first.screen()?.paused).toBe(false)
  })
})

describe('two nodes that share a Redis', () => {
  it('play a game to its end', async ({ skip }) => {
    const redis = await redisForTests()
    if (redis === null) return skip('there is no Redis')
    const bus = { url: redis.url, prefix: `test-${randomUUID()}`, report: () => {} }
    const buses = [redisBus(bus), redisBus(bus)] as const
    const servers = await serversOn(...buses)
    expect(await playedToTheEnd(servers)).toEqual([])
    await Promise.all(open.splice(0).map((server) => server.close()))
    await Promise.all(buses.map((each) => each.close()))
    return redis.stop()
  })
})
