import { quickRandom } from '@modern-art/engine'
import type { LogEntry } from '@modern-art/table'
import { afterEach, describe, expect, it } from 'vitest'
import { openCluster } from '../testing/cluster.ts'
import type { Cluster } from '../testing/cluster.ts'
import { foldedTable } from '../testing/foldedTable.ts'
import type { Window } from '../testing/person.ts'
import { playAlong } from '../testing/playing.ts'
import { at, gameOfPeople, tableOf } from '../testing/tableOf.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** What a person has for a decision at a live table. */
const CLOCK = 45 * SECOND
/** A node says that it lives every second: time after that is not known to be lived through. */
const BEAT = 1000

let cluster: Cluster | null = null
afterEach(async () => {
  await cluster?.close()
  cluster = null
})

async function newCluster(): Promise<Cluster> {
  cluster = await openCluster()
  return cluster
}

const wakings = (log: readonly LogEntry[]): number => log.filter(({ heard }) => heard.type === 'woken').length

/** What the clock of the seat that is asked showed when the table was last woken. */
async function leftWhenWoken({ storage, logOf }: Cluster, code: string): Promise<number> {
  const index = (await logOf(code)).findLastIndex(({ heard }) => heard.type === 'woken')
  expect(index).toBeGreaterThanOrEqual(0)
  const { clocks, time } = await foldedTable(storage, code, index + 1)
  return Math.max(...clocks.map(({ due }) => (due ?? time) - time))
}

/** What the clock of the seat that is asked shows. */
async function leftNow({ time: { now }, tableAt }: Cluster, code: string): Promise<number> {
  const table = await tableAt(code)
  return Math.max(...table.clocks.map(({ due }) => (due ?? 0) - table.time - (now() - table.now)))
}

/** Within what a node's beats, and the coming and going of people, may take. */
function expectAbout(left: number, expected: number): void {
  expect(Math.abs(left - expected)).toBeLessThan(40 * SECOND)
}

const hasGame = (window: Window): Promise<void> => window.until(() => window.screen() !== null)

describe('a node that is killed', () => {
  it('leaves a table that is woken once, though two others open it at the same moment', async () => {
    const nodes = await newCluster()
    const first = await nodes.open()
    const { code, people } = await gameOfPeople(first.server, 3)
    await nodes.time.pass(10 * SECOND)
    first.kill('forgotten')
    await nodes.time.pass(MINUTE)
    const others = [await nodes.open(), await nodes.open()]
    const coming = others.map(({ server }, seat) => at(people, seat).at(server.origin).connect(code))
    const windows = await nodes.soon(Promise.all(coming))
    await nodes.soon(Promise.all(windows.map(hasGame)))
    expect(wakings(await nodes.logOf(code))).toBe(1)
    expect(await leftWhenWoken(nodes, code)).toBeGreaterThanOrEqual(CLOCK - 10 * SECOND)
    expect(await leftWhenWoken(nodes, code)).toBeLessThanOrEqual(CLOCK - 10 * SECOND + 2 * BEAT)
    expect(others.flatMap(({ server }) => server.logged)).toEqual([])
  })

  it('is not taken for the one who runs its tables, though its lease is not over', async () => {
    const nodes = await newCluster()
    const first = await nodes.open()
    const { code, people } = await gameOfPeople(first.server, 3)
    await nodes.time.pass(10 * SECOND)
    first.kill('leased')
    await nodes.time.pass(1500)
    const next = await nodes.open()
    const back = await nodes.soon(at(people, 0).at(next.server.origin).connect(code))
    await nodes.soon(hasGame(back))
    expect(wakings(await nodes.logOf(code))).toBe(1)
    expect(await leftWhenWoken(nodes, code)).toBeGreaterThanOrEqual(CLOCK - 10 * SECOND)
    expect(next.server.logged).toEqual([])
  })
})

describe('a game that is over', () => {
  it('is opened at once, whoever had it last', async () => {
    const nodes = await newCluster()
    const first = await nodes.open()
    const { code, people, windows } = await gameOfPeople(first.server, 3, { pace: 'untimed' })
    await nodes.soon(Promise.all(windows.map((window, seat) => playAlong(window, quickRandom(seat)))))
    first.kill('leased')
    await nodes.time.pass(1500)
    const next = await nodes.open()
    // No time passes, in which one could wait for a sign of life.
    const back = await at(people, 0).at(next.server.origin).connect(code)
    await hasGame(back)
    expect(wakings(await nodes.logOf(code))).toBe(0)
  })
})

describe('a storage that is away', () => {
  it('costs nobody time at a table that had to stop', async () => {
    const nodes = await newCluster()
    const node = await nodes.open()
    const { code, people, windows } = await gameOfPeople(node.server, 3)
    await nodes.time.pass(10 * SECOND)
    node.storageAway(true)
    const { decision } = await nodes.tableAt(code)
    void at(windows, 0).send({ type: 'act', decision, action: { type: 'pass', seat: 0 } })
    await nodes.soon(at(windows, 0).until(() => !at(windows, 0).socket.connected))
    await nodes.time.pass(MINUTE)
    node.storageAway(false)
    await nodes.time.pass(5 * SECOND)
    const back = await nodes.soon(at(people, 0).connect(code))
    await nodes.soon(hasGame(back))
    expect(await leftWhenWoken(nodes, code)).toBeGreaterThanOrEqual(CLOCK - 11 * SECOND)
  })

  it('costs no time of a day at a table that nobody had open, but all other time counts', async () => {
    const nodes = await newCluster()
    const node = await nodes.open()
    const { code, people, windows } = await gameOfPeople(node.server, 3, { pace: 'turn_based' })
    for (const window of windows) window.close()
    await nodes.time.pass(MINUTE)
    expect(await node.bus.holders(code)).toEqual([])
    node.storageAway(true)
    await nodes.time.pass(3 * MINUTE)
    node.storageAway(false)
    await nodes.time.pass(2 * MINUTE)
    const back = await nodes.soon(at(people, 0).connect(code))
    await nodes.soon(hasGame(back))
    expectAbout(await leftNow(nodes, code), DAY - 3 * MINUTE)
  })
})

describe('a server that was down', () => {
  it('counts the days of a turn-based table from when it is there again', async () => {
    const nodes = await newCluster()
    const { server, kill } = await nodes.open()
    const { code, people, windows } = await gameOfPeople(server, 3, { pace: 'turn_based' })
    for (const window of windows) window.close()
    await nodes.time.pass(MINUTE)
    kill('forgotten')
    await nodes.time.pass(10 * HOUR)
    const next = await nodes.open()
    await nodes.time.pass(2 * MINUTE)
    const back = await nodes.soon(at(people, 0).at(next.server.origin).connect(code))
    await nodes.soon(hasGame(back))
    expectAbout(await leftNow(nodes, code), DAY - 3 * MINUTE)
  })

  it('counts them on where another node was there all the time', async () => {
    const nodes = await newCluster()
    const [first, other] = [await nodes.open(), await nodes.open()]
    const { code, people, windows } = await gameOfPeople(first.server, 3, { pace: 'turn_based' })
    for (const window of windows) window.close()
    await nodes.time.pass(MINUTE)
    first.kill('forgotten')
    await nodes.time.pass(2 * MINUTE)
    const back = await nodes.soon(at(people, 0).at(other.server.origin).connect(code))
    await nodes.soon(hasGame(back))
    expectAbout(await leftNow(nodes, code), DAY - 3 * MINUTE)
  })
})

describe('a table that cannot be opened', () => {
  it('is held by nobody', async () => {
    const nodes = await newCluster()
    const [first, other] = [await nodes.open(), await nodes.open()]
    const { code, people } = await gameOfPeople(first.server, 3)
    const ben = at(people, 1).at(other.server.origin)
    const ticket = await ben.ticket()
    other.storageBreaks('entriesAfter', 'fails')
    await expect(nodes.soon(ben.connect(code, 'player', ticket))).rejects.toThrow('refused')
    const holders = await other.bus.holders(code)
    expect(holders.map(({ node }) => node)).toEqual([first.bus.node])
  })

  it('with its game is let go of, where it began at another node: nobody stays at a table without it', async () => {
    const nodes = await newCluster()
    const [first, other] = [await nodes.open(), await nodes.open()]
    const { code, people, windows } = await tableOf(first.server, 2, {}, ['easy'])
    const ben = await nodes.soon(at(people, 1).at(other.server.origin).connect(code))
    other.storageBreaks('entriesAfter', 'fails')
    await nodes.soon(at(windows, 0).send({ type: 'start' }))
    await nodes.soon(ben.until(() => !ben.socket.connected))
    expect(ben.screen()).toBe(null)
  })
})

describe('a node that runs a table', () => {
  it('goes on with its people if another one wakes it because it was slow to say that it lives', async () => {
    const nodes = await newCluster()
    const [first, other] = [await nodes.open(), await nodes.open()]
    const { code, people, windows } = await gameOfPeople(first.server, 3)
    await nodes.time.pass(5 * SECOND)
    first.storageBreaks('beat', 'hangs')
    await nodes.time.pass(10 * SECOND)
    const visitor = await nodes.soon(at(people, 2).at(other.server.origin).connect(code, 'display'))
    await nodes.soon(hasGame(visitor))
    expect(wakings(await nodes.logOf(code))).toBe(1)
    for (const window of [...windows, visitor]) {
      // oxlint-disable-next-line no-await-in-loop
      await nodes.soon(
        window.until(() => window.screen()?.occupants.every((each) => each.kind === 'person' && each.present) ?? false),
      )
      expect(window.screen()?.paused).toBe(false)
    }
    expect(await at(windows, 1).send({ type: 'resync' })).toEqual({ ok: true })
    expect([...first.server.logged, ...other.server.logged]).toEqual([])
    first.kill()
  })
})
