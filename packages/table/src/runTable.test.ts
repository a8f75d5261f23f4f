import { describe, expect, it } from 'vitest'
import { hearEntry, welcomeFor } from './index.ts'
import type { LogEntry, Saving } from './index.ts'
import { UNTIMED, crank } from './testing/crank.ts'
import { HANDS, ONE_OFFER, OPEN } from './testing/lots.ts'
import { acting, run, settle } from './testing/runningTable.ts'

describe('a running table', () => {
  it('saves before it tells, and says when what it heard was heard', async () => {
    const { running, story, savings } = run(crank({ hands: HANDS, after: [ONE_OFFER] }).table())
    await settle()
    expect(story).toEqual(['saved 1'])
    running.put(acting(running.table(), 1, 'a'))
    await settle()
    expect(story).toEqual(['saved 1', 'saved 2', 'update null', 'reply 1'])
    expect(savings.at(-1)?.entries).toMatchObject([{ at: 1000, heard: { type: 'acted', actionId: 'a' } }])
    expect(savings.at(-1)?.actions).toEqual([{ index: 1, action: { type: 'pass', seat: 1 }, at: 1000 }])
  })

  it('saves together what comes while it is saving, and tells each', async () => {
    const done: (() => void)[] = []
    const saved: Saving[] = []
    const save = (saving: Saving): Promise<null> => {
      saved.push(saving)
      return new Promise((resolve) => {
        done.push(() => resolve(null))
      })
    }
    const { running, told } = run(crank({ hands: HANDS, after: [OPEN] }).table(), { save })
    for (const seat of [0, 1, 2]) running.put({ type: 'joined', seat })
    await settle()
    expect(told).toEqual([])
    done[0]?.()
    await settle()
    expect(saved[1]?.entries).toHaveLength(3)
    expect(told).toEqual([])
    done[1]?.()
    await settle()
    expect(told.map(({ to }) => to)).toEqual([0, null, 0, 1, null, 0, 1, 2, null])
  })

  it('saves a log of which the table is the fold, and the table after it', async () => {
    const game = crank({ hands: HANDS, rules: { hammer: { quiet: 2000, call: 1000 } }, after: [OPEN] })
    const kept = game.table()
    const woken: LogEntry = { at: 1000, heard: { type: 'woken' } }
    const clock = [1000, 4000, 2500, 3000, 9000, 10_500]
    let ticks = 0
    const now = (): number => clock[Math.min(ticks, clock.length - 1)] ?? 0
    const { running, savings } = run(kept, { now }, woken)
    for (const input of [
      { type: 'joined', seat: 0 },
      { type: 'ticked' },
      { type: 'joined', seat: 1 },
      acting(kept, 1, 'a'),
      { type: 'ticked' },
    ] as const) {
      ticks += 1
      running.put(input)
      // Now and then several come while the last is being saved.
      // oxlint-disable-next-line no-await-in-loop
      if (ticks % 2 === 0) await settle()
    }
    await settle()
    const log = savings.flatMap(({ entries }) => entries)
    const folded = log.reduce((table, entry) => hearEntry(table, entry).table, kept)
    expect(log[0]).toEqual(woken)
    expect(folded).toEqual(running.table())
    expect(savings.at(-1)?.table).toEqual(running.table())
  })

  it('saves how much time has passed when its host wants that, and no other time', async () => {
    let now = 1000
    const { running, savings } = run(crank({ hands: HANDS, after: [ONE_OFFER] }).table(), { now: () => now })
    await settle()
    const before = running.table()
    now = 4000
    running.put({ type: 'ticked' })
    await settle()
    expect(savings).toHaveLength(1)
    now = 6000
    running.noteTime()
    await settle()
    expect(savings).toHaveLength(2)
    const { entries = [], table } = savings.at(-1) ?? {}
    expect(entries).toEqual([{ at: 6000, heard: { type: 'ticked' } }])
    expect(table?.time).toBe(before.time + 5000)
    expect(entries.reduce((reached, entry) => hearEntry(reached, entry).table, before)).toEqual(table)
  })

  it('answers a resend without saving anything', async () => {
    const { running, story } = run(crank({ hands: HANDS, after: [ONE_OFFER] }).table())
    const input = acting(running.table(), 1, 'a')
    running.put(input)
    await settle()
    story.splice(0)
    running.put(input)
    await settle()
    expect(story).toEqual(['reply 1'])
  })

  it('stops and says so when something cannot be saved: nobody is told, and nothing more is heard', async () => {
    const error = new Error('the disk is full')
    let full = false
    const save = (): Promise<null> => (full ? Promise.reject(error) : Promise.resolve(null))
    const rules = { clock: { kind: 'per_decision', milliseconds: 5000 } } as const
    const { running, told, stops, timers } = run(crank({ hands: HANDS, rules, after: [ONE_OFFER] }).table(), { save })
    await settle()
    expect(timers()).toHaveLength(1)
    full = true
    running.put(acting(running.table(), 1, 'a'))
    await settle()
    expect(stops).toEqual([{ code: 'not_saved', error }])
    expect(told).toEqual([])
    expect(timers()).toEqual([])
    const { table } = running
    const before = table()
    running.put({ type: 'joined', seat: 0 })
    running.whenTold(() => told.push({ to: 0, message: welcomeFor(table(), 0, 1000) }))
    await settle()
    expect(table()).toBe(before)
    expect(told).toEqual([])
    expect(stops).toHaveLength(1)
  })

  it('stops and says so when telling breaks', async () => {
    const send = (): never => {
      throw new Error('no such socket')
    }
    const { running, stops } = run(crank({ hands: HANDS, after: [ONE_OFFER] }).table(), { send })
    running.put(acting(running.table(), 1, 'a'))
    await settle()
    expect(stops).toMatchObject([{ code: 'broken' }])
  })

  it.each([
    ['a bot that answers', () => Promise.resolve({ type: 'bid', seat: 1, amount: 7 }), '1 bids 7'],
    ['a bot that breaks', () => Promise.reject(new Error('no idea')), '1 passes'],
    [
      'a bot that breaks at once',
      () => {
        throw new Error('no idea')
      },
      '1 passes',
    ],
    ['a bot that answers nonsense', () => Promise.resolve('bid 7'), '1 passes'],
  ] as const)('asks %s', async (_, think, expected) => {
    const game = crank({ seats: 'person easy person', hands: HANDS, after: [ONE_OFFER] })
    const { running } = run(game.table(), { think: ({ seat }) => (seat === 1 ? think() : new Promise(() => {})) })
    await settle()
    const [, action] = running.table().actions
    expect(action).toMatchObject(expected === '1 passes' ? { type: 'pass' } : { type: 'bid', amount: 7 })
  })

  it('has one timer, which lets the table go on by itself', async () => {
    const rules = { hammer: { quiet: 2000, call: 1000 } }
    let now = 1000
    const game = crank({ hands: HANDS, rules, after: [OPEN] })
    const { running, timers } = run(game.table(), { now: () => now })
    for (const expected of [2000, 1000, 1000]) {
      // One call after the other.
      // oxlint-disable-next-line no-await-in-loop
      await settle()
      expect(timers().map(({ milliseconds }) => milliseconds)).toEqual([expected])
      now += expected
      timers()[0]?.fire()
    }
    expect(running.table().actions.at(-1)).toEqual({ type: 'hammer' })
  })

  it('waits for days where a timer cannot', async () => {
    const days = 40 * 24 * 3_600_000
    const clock = { kind: 'per_decision', milliseconds: days } as const
    let now = 1000
    const game = crank({ hands: HANDS, rules: { ...UNTIMED, clock }, after: [ONE_OFFER] })
    const { running, timers } = run(game.table(), { now: () => now })
    await settle()
    expect(timers().map(({ milliseconds }) => milliseconds)).toEqual([2 ** 31 - 1])
    now += 2 ** 31 - 1
    timers()[0]?.fire()
    await settle()
    expect(running.table().actions).toHaveLength(1)
    expect(timers().map(({ milliseconds }) => milliseconds)).toEqual([days - (2 ** 31 - 1)])
    now = 1000 + days
    timers()[0]?.fire()
    expect(running.table().actions).toHaveLength(2)
  })

  it('greets somebody after all that was heard before, with the table as it was told', async () => {
    const { running, story } = run(crank({ hands: HANDS, after: [ONE_OFFER] }).table())
    running.put(acting(running.table(), 1, 'a'))
    running.whenTold((table) => story.push(`greeted at ${table.actions.length}`))
    running.put(acting(running.table(), 2, 'b'))
    await settle()
    expect(story.filter((line) => !line.startsWith('saved'))).toEqual([
      'update null',
      'reply 1',
      'greeted at 2',
      'update null',
      'reply 2',
    ])
  })

  it('stops without a word when its host wants that', async () => {
    const { running, stops, story } = run(crank({ hands: HANDS, after: [ONE_OFFER] }).table())
    await settle()
    running.stop()
    running.put(acting(running.table(), 1, 'a'))
    await settle()
    expect(stops).toEqual([])
    expect(story).toEqual(['saved 1'])
  })
})
