import { describe, expect, it } from 'vitest'
import type { Append } from '../storage/storage.ts'
import { BEAT, lifeOf } from './life.ts'

const anAppend = (node: string): Append => ({
  node,
  table: 1,
  expected: 0,
  entries: [],
  actions: [],
  countsDays: false,
  deadline: null,
  asked: [],
  dues: [],
  money: null,
  standIns: [],
  figures: [],
  at: 0,
})

/** A node on a storage that may be away; it tells under which names it was asked for something. */
function stand(): { life: ReturnType<typeof lifeOf>; names: string[]; set: (now: number, isAway?: boolean) => void } {
  let time = 10_000
  let away = false
  const names: string[] = []
  const ask = <T>(name: string, value: T): Promise<T> => {
    names.push(name)
    return away ? Promise.reject(new Error('the storage is away')) : Promise.resolve(value)
  }
  const storage = { append: ({ node }: Append) => ask(node, true), beat: (node: string) => ask(node, undefined) }
  return {
    life: lifeOf('north', storage, () => time),
    names,
    set: (now, isAway = false) => {
      time = now
      away = isAway
    },
  }
}

describe('the life of a node', () => {
  it('ends with the first thing that is not kept; the next one has another name, and knows those before it', async () => {
    const { life, names, set } = stand()
    expect(await life.append(anAppend)).toBe(true)
    expect([life.name(), life.begunAt()]).toEqual(['north', 10_000])
    set(20_000, true)
    // Much may fail at once: that is one end.
    const failures = await Promise.allSettled([life.append(anAppend), life.beat(), life.append(anAppend)])
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect([life.name(), life.begunAt()]).toEqual(['north 2', 20_000])
    set(30_000, true)
    await expect(life.beat()).rejects.toThrow('away')
    set(40_000)
    expect(await life.append(anAppend)).toBe(true)
    expect([life.name(), life.begunAt()]).toEqual(['north 3', 30_000])
    expect(new Set(names)).toEqual(new Set(['north', 'north 2', 'north 3']))
    expect(['north', 'north 2', 'north 3'].map((name) => life.isOver(name))).toEqual([true, true, false])
    for (const other of ['south', 'northern', 'south 2']) expect(life.isOver(other)).toBe(false)
  })

  it('is told once in a while, however many ask for it at once', async () => {
    const { life, names, set } = stand()
    await Promise.all([life.beatSoon(), life.beatSoon()])
    expect(names).toHaveLength(1)
    expect(life.lastBeat()).toBe(10_000)
    set(10_000 + BEAT - 1)
    await life.beatSoon()
    expect(names).toHaveLength(1)
    set(10_000 + BEAT)
    await life.beatSoon()
    expect(names).toHaveLength(2)
    expect(life.lastBeat()).toBe(10_000 + BEAT)
    set(20_000, true)
    await expect(life.beatSoon()).rejects.toThrow('away')
    expect(life.lastBeat()).toBe(10_000 + BEAT)
    set(20_000)
    await life.beatSoon()
    expect(life.lastBeat()).toBe(20_000)
  })
})
