import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from '../processes/freePort.ts'
import { canStartRedis, redisForTests, startTestRedis, wayTo } from '../testing/redis.ts'
import { keepsTheContract } from './bus.contract.ts'
import type { Bus } from './bus.ts'
import { BusAway } from './busAway.ts'
import { redisBus } from './redisBus.ts'
import type { RedisBusOptions } from './redisBus.ts'

const redis = await redisForTests()
const url = redis?.url ?? ''
afterAll(() => redis?.stop())

/** A moment within which Redis answers even on a slow machine. */
const PATIENCE = 20_000

/** A node; those with the same prefix know of each other. */
function open(prefix: string, options: Partial<RedisBusOptions> = {}): Bus {
  const bus = redisBus({ url, prefix, report: () => {}, ...options })
  onTestFinished(() => bus.close())
  return bus
}

const newPrefix = (): string => `test:${randomUUID()}`

/** What a node hears from now on. */
function heardBy(bus: Bus): string[] {
  const heard: string[] = []
  bus.onHint((code) => void heard.push(code))
  return heard
}

/** Gives hints until one arrives: before a node listens, and while Redis is away, they are lost. */
async function hintUntilHeard(bus: Bus, code: string, heard: readonly string[]): Promise<void> {
  await vi.waitFor(
    () => {
      bus.hint(code)
      expect(heard).toContain(code)
    },
    { timeout: PATIENCE, interval: 20 },
  )
}

describe.skipIf(redis === null)('a node with Redis', () => {
  keepsTheContract(() => redisBus({ url, prefix: newPrefix(), report: () => {} }))
})

describe.skipIf(redis === null)('nodes that share a Redis', () => {
  it('hear of what others do, and not of what they do themselves', async () => {
    const prefix = newPrefix()
    const [one, other] = [open(prefix), open(prefix)]
    const [heardByOne, heardByOther] = [heardBy(one), heardBy(other)]
    await hintUntilHeard(one, 'MUSEUMSA', heardByOther)
    await hintUntilHeard(other, 'MUSEUMSB', heardByOne)
    expect(new Set(heardByOne)).toEqual(new Set(['MUSEUMSB']))
    expect(new Set(heardByOther)).toEqual(new Set(['MUSEUMSA']))
    expect(one.isShared).toBe(true)
  })

  it('hear nothing of another installation', async () => {
    const [prefix, foreignPrefix] = [newPrefix(), newPrefix()]
    const [one, other] = [open(prefix), open(prefix)]
    const [foreign, foreignOther] = [open(foreignPrefix), open(foreignPrefix)]
    const [heardByOther, heardByForeignOther] = [heardBy(other), heardBy(foreignOther)]
    await hintUntilHeard(foreign, 'MUSEUMSA', heardByForeignOther)
    await hintUntilHeard(one, 'MUSEUMSB', heardByOther)
    await one.hold('MUSEUMSB', [])
    expect(heardByForeignOther).not.toContain('MUSEUMSB')
    expect(heardByOther).not.toContain('MUSEUMSA')
    expect(await foreign.holders('MUSEUMSB')).toEqual([])
  })

  it('do not mind what strangers say on their channel', async () => {
    const prefix = newPrefix()
    const [one, other] = [open(prefix), open(prefix)]
    const heard = heardBy(other)
    await hintUntilHeard(one, 'MUSEUMSA', heard)
    const stranger = new Redis(url)
    onTestFinished(() => stranger.disconnect())
    for (const rubbish of ['', ' ', 'nonsense', 'a b c', '{"code":"MUSEUMSX"}']) {
      // oxlint-disable-next-line no-await-in-loop
      await stranger.publish(`${prefix}:hints`, rubbish)
    }
    await hintUntilHeard(one, 'MUSEUMSB', heard)
    expect(new Set(heard)).toEqual(new Set(['MUSEUMSA', 'MUSEUMSB']))
  })

  it('know who else holds a table', async () => {
    const prefix = newPrefix()
    const [one, other] = [open(prefix), open(prefix)]
    await one.hold('MUSEUMSA', [{ seat: 1, since: 5 }])
    await other.hold('MUSEUMSA', [{ seat: 2, since: 6 }])
    const [byOne, byOther] = await Promise.all([one.holders('MUSEUMSA'), other.holders('MUSEUMSA')])
    const holders = [
      { node: one.node, seats: [{ seat: 1, since: 5 }], isLeaving: false },
      { node: other.node, seats: [{ seat: 2, since: 6 }], isLeaving: false },
    ]
    expect(byOne).toEqual(holders)
    expect(byOther).toEqual(holders.toReversed())
    await other.close()
    expect(await one.holders('MUSEUMSA')).toEqual(holders.slice(0, 1))
  })

  it('do not take a table for held that was let go of in the same moment', async () => {
    const prefix = newPrefix()
    const [one, other] = [open(prefix), open(prefix)]
    await Promise.all([one.hold('MUSEUMSA', []), one.release('MUSEUMSA'), one.hold('MUSEUMSB', [])])
    expect(await other.holders('MUSEUMSA')).toEqual([])
    expect(await other.holders('MUSEUMSB')).toMatchObject([{ node: one.node }])
  })

  it('know who is on the way to them from one that ends, for a while', async () => {
    const prefix = newPrefix()
    const [one, other] = [open(prefix, { way: 1000 }), open(prefix)]
    await one.hold('MUSEUMSA', [{ seat: 2, since: 1_900_000_000_000 }])
    await one.sendAhead('MUSEUMSA', [2])
    await one.close()
    const [ahead, ...rest] = await other.holders('MUSEUMSA')
    expect(rest).toEqual([])
    // Whenever they come, they are newer.
    expect(ahead).toEqual({ node: one.node, seats: [{ seat: 2, since: 0 }], isLeaving: true })
    await vi.waitFor(async () => expect(await other.holders('MUSEUMSA')).toEqual([]), { timeout: PATIENCE })
  })

  it('forget one that ends without a word once its lifetime is over, and what it held', async () => {
    const prefix = newPrefix()
    const lifetime = 1500
    const one = open(prefix, { lifetime })
    // A node whose heart never beats again is a node that died after its last word.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const dying = open(prefix, { lifetime })
    vi.useRealTimers()
    await one.hold('MUSEUMSA', [{ seat: 0, since: 1 }])
    await dying.hold('MUSEUMSA', [{ seat: 1, since: 2 }])
    const seen = async (): Promise<readonly string[]> => (await one.holders('MUSEUMSA')).map(({ node }) => node)
    expect(await seen()).toEqual([one.node, dying.node])
    await vi.waitFor(async () => expect(await seen()).toEqual([one.node]), { timeout: PATIENCE })
    // The living one is there long after its first word.
    await sleep(2 * lifetime)
    const looking = open(prefix, { lifetime })
    const raw = new Redis(url)
    onTestFinished(() => raw.disconnect())
    await vi.waitFor(
      async () => {
        expect((await looking.holders('MUSEUMSA')).map(({ node }) => node)).toEqual([one.node])
        expect(await raw.hkeys(`${prefix}:table:MUSEUMSA`)).toEqual([one.node])
      },
      { timeout: PATIENCE },
    )
  })

  it('leave nothing behind in Redis', async () => {
    const prefix = newPrefix()
    const lifetime = 600
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const dying = open(prefix, { lifetime })
    vi.useRealTimers()
    await dying.hold('MUSEUMSA', [])
    const raw = new Redis(url)
    onTestFinished(() => raw.disconnect())
    await vi.waitFor(async () => expect(await raw.keys(`${prefix}*`)).toEqual([]), { timeout: PATIENCE })
  })
})

describe.skipIf(!canStartRedis())('without Redis, nodes', () => {
  it('fail within their patience, report once, and are as they were when it is back, even empty', async () => {
    const port = await freePort()
    const prefix = newPrefix()
    const first = await startTestRedis(port)
    const reports: string[] = []
    const options = { url: `redis://127.0.0.1:${port}`, patience: 400, lifetime: 1500 }
    const one = open(prefix, { ...options, report: (line) => void reports.push(line) })
    const other = open(prefix, options)
    const heard = heardBy(other)
    await hintUntilHeard(one, 'MUSEUMSA', heard)
    await one.hold('MUSEUMSA', [{ seat: 4, since: 7 }])
    expect(reports).toEqual([])

    await first.stop()
    await sleep(300)
    one.hint('MUSEUMSX')
    const since = performance.now()
    const failures = await Promise.all(
      [one.hold('MUSEUMSB', []), one.holders('MUSEUMSA'), one.release('MUSEUMSC')].map((asked) =>
        asked.then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    )
    expect(performance.now() - since).toBeLessThan(5000)
    expect(failures.map((failure) => failure instanceof BusAway)).toEqual([true, true, true])
    await sleep(1500)
    expect(reports).toEqual([expect.stringMatching(/^Redis is away, and this node plays on alone until it is back: ./)])

    const second = await startTestRedis(port)
    onTestFinished(() => second.stop())
    await hintUntilHeard(one, 'MUSEUMSB', heard)
    await vi.waitFor(
      async () => {
        expect(await other.holders('MUSEUMSA')).toEqual([
          { node: one.node, seats: [{ seat: 4, since: 7 }], isLeaving: false },
        ])
        // It could not be told when it was said, but it was said.
        expect(await other.holders('MUSEUMSB')).toEqual([{ node: one.node, seats: [], isLeaving: false }])
      },
      { timeout: PATIENCE },
    )
    await vi.waitFor(() => expect(reports.slice(1)).toEqual(['Redis is back.']), { timeout: PATIENCE })
  })

  it('do not wait for it again and again', async () => {
    const patience = 1000
    const bus = open(newPrefix(), { url: `redis://127.0.0.1:${await freePort()}`, patience })
    await expect(bus.holders('MUSEUMSA')).rejects.toThrow(BusAway)
    const since = performance.now()
    const asked = [bus.holders('MUSEUMSA'), bus.hold('MUSEUMSA', []), bus.release('MUSEUMSA')]
    await Promise.all(asked.map((each) => expect(each).rejects.toThrow(BusAway)))
    expect(performance.now() - since).toBeLessThan(patience / 2)
  })

  it('open all the same, and close', async () => {
    const reports: string[] = []
    const bus = redisBus({
      url: `redis://somebody:s3cret@127.0.0.1:${await freePort()}`,
      prefix: newPrefix(),
      report: (line) => void reports.push(line),
      patience: 200,
    })
    await expect(bus.holders('MUSEUMSA')).rejects.toThrow(BusAway)
    await bus.close()
    await expect(bus.hold('MUSEUMSA', [])).rejects.toThrow(BusAway)
    expect(reports).toHaveLength(1)
    expect(reports.join('')).not.toContain('s3cret')
  })
})

describe.skipIf(redis === null)('a connection', () => {
  it('on which Redis no longer answers, though it is open, is replaced', async () => {
    const way = await wayTo(url)
    const prefix = newPrefix()
    const options = { url: way.url, patience: 300, lifetime: 900 }
    const [one, other] = [open(prefix, options), open(prefix, options)]
    const heard = heardBy(other)
    await hintUntilHeard(one, 'MUSEUMSA', heard)
    way.silence()
    await expect(one.holders('MUSEUMSA')).rejects.toThrow(BusAway)
    await hintUntilHeard(one, 'MUSEUMSB', heard)
    await vi.waitFor(async () => expect(await one.holders('MUSEUMSA')).toEqual([]), { timeout: PATIENCE })
  })

  it('that fell silent during a release is followed by one on which the release is told', async () => {
    const way = await wayTo(url)
    const prefix = newPrefix()
    const one = open(prefix, { url: way.url, patience: 300, lifetime: 3000 })
    const other = open(prefix)
    await one.hold('MUSEUMSA', [])
    await other.hold('MUSEUMSA', [])
    expect(await other.holders('MUSEUMSA')).toHaveLength(2)
    way.silence()
    await expect(one.release('MUSEUMSA')).rejects.toThrow(BusAway)
    // It lives on, so that nobody removes it as a dead one.
    await vi.waitFor(() => one.hold('MUSEUMSB', []), { timeout: PATIENCE })
    await vi.waitFor(
      async () => {
        expect((await other.holders('MUSEUMSA')).map(({ node }) => node)).toEqual([other.node])
        expect((await other.holders('MUSEUMSB')).map(({ node }) => node)).toEqual([one.node])
      },
      { timeout: PATIENCE },
    )
  })
})
