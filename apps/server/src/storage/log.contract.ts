import type { Action } from '@modern-art/engine'
import type { LogEntry } from '@modern-art/table'
import { describe, expect, it } from 'vitest'
import { appendTo, entry, gameIn, newCode } from '../testing/records.ts'
import type { Append, Storage } from './storage.ts'

export function describeLog(storage: () => Storage): void {
  describe('the log', () => {
    it('an append adds its entries and says how the table stands', async () => {
      const table = await gameIn(storage())
      const entries = [entry(10), entry(11, { type: 'joined', seat: 2 })]
      const dues = [1e12, null, 1e12 + 1]
      const append = appendTo(table.id, 0, { entries, deadline: 90_000, asked: [2, 0], dues, node: 'node 7', at: 2500 })
      expect(await storage().append(append)).toBe(true)
      expect(await storage().entriesAfter(table.id, 0)).toEqual(entries)
      expect(await storage().entriesAfter(table.id, 1)).toEqual(entries.slice(1))
      expect(await storage().entriesAfter(table.id, 2)).toEqual([])
      const now = { ...table, version: 2, deadline: 90_000, asked: [2, 0], dues, node: 'node 7', changedAt: 2500 }
      expect(await storage().findTable(table.code)).toEqual(now)
      expect(await storage().append(appendTo(table.id, 2, { at: 2600, money: [90, 105, 0] }))).toBe(true)
      const finished = {
        ...now,
        stage: 'finished',
        money: [90, 105, 0],
        version: 3,
        deadline: null,
        asked: [],
        dues: [],
        node: 'node 1',
        changedAt: 2600,
      }
      expect(await storage().findTable(table.code)).toEqual(finished)
      expect(await storage().append(appendTo(table.id, 3, { at: 2600 }))).toBe(true)
      expect(await storage().findTable(table.code)).toEqual({ ...finished, version: 4 })
    })

    it('an append that expects too little or too much changes nothing', async () => {
      const table = await gameIn(storage())
      await storage().append(appendTo(table.id, 0))
      const before = await storage().findTable(table.code)
      for (const expected of [0, 2, -1]) {
        // oxlint-disable-next-line no-await-in-loop -- each by itself
        expect(await storage().append(appendTo(table.id, expected, { money: [1], deadline: 1, at: 9 }))).toBe(false)
      }
      expect(await storage().append(appendTo(999_999_999, 0))).toBe(false)
      expect(await storage().findTable(table.code)).toEqual(before)
      expect(await storage().entriesAfter(table.id, 0)).toHaveLength(1)
    })

    it('an append of nothing tells whether somebody else was first, and changes nothing', async () => {
      const table = await gameIn(storage())
      await storage().append(appendTo(table.id, 0))
      const before = await storage().findTable(table.code)
      const nothing = { entries: [], deadline: 77, node: 'another', at: 99_999, money: [1] }
      expect(await storage().append(appendTo(table.id, 1, nothing))).toBe(true)
      expect(await storage().append(appendTo(table.id, 0, nothing))).toBe(false)
      expect(await storage().append(appendTo(table.id, 2, nothing))).toBe(false)
      expect(await storage().append(appendTo(999_999_999, 0, nothing))).toBe(false)
      expect(await storage().findTable(table.code)).toEqual(before)
    })

    it('of appends that expect the same, exactly one is kept', async () => {
      const table = await gameIn(storage())
      const tries = Array.from({ length: 20 }, (_, at) => appendTo(table.id, 0, { entries: [entry(at)] }))
      const kept = await Promise.all(tries.map((each) => storage().append(each)))
      expect(kept.filter(Boolean)).toHaveLength(1)
      expect(await storage().entriesAfter(table.id, 0)).toEqual([entry(kept.indexOf(true))])
    })

    it('appends that follow on each other are all kept, though nobody waits in between', async () => {
      const table = await gameIn(storage())
      const appends = Array.from({ length: 30 }, (_, at) => appendTo(table.id, at, { entries: [entry(at)] }))
      const kept = await Promise.all(appends.map((each) => storage().append(each)))
      expect(kept.every(Boolean)).toBe(true)
      expect((await storage().entriesAfter(table.id, 0)).map(({ at }) => at)).toEqual([...appends.keys()])
    })

    it('appends to many tables at once are all kept, and each is answered for itself', async () => {
      const games = await Promise.all(Array.from({ length: 50 }, () => gameIn(storage())))
      // Those with an odd number expect too much; the order of the tables is mixed.
      const appends = games.toReversed().map(({ id }) => appendTo(id, id % 2, { entries: [entry(id), entry(id + 1)] }))
      const kept = await Promise.all(appends.map((each) => storage().append(each)))
      expect(kept).toEqual(appends.map(({ expected }) => expected === 0))
      const logs = await Promise.all(appends.map(({ table }) => storage().entriesAfter(table, 0)))
      expect(logs).toEqual(appends.map(({ entries, expected }) => (expected === 0 ? entries : [])))
    })

    it('what the database cannot take fails alone, not with all that came along', async () => {
      const games = await Promise.all([1, 2, 3].map(() => gameIn(storage())))
      const appends = games.map(({ id }, place) => appendTo(id, 0, place === 1 ? { deadline: 0.5 } : {}))
      const outcomes = await Promise.allSettled(appends.map((each) => storage().append(each)))
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      const logs = await Promise.all(games.map(({ id }) => storage().entriesAfter(id, 0)))
      expect(logs.map(({ length }) => length)).toEqual([1, 0, 1])
    })

    it('entries may contain anything, and come back byte for byte', async () => {
      const table = await gameIn(storage())
      const action = JSON.parse(
        '{"zeta": 1, "a": "\\u0000 \\ud800 \\u2028 \\\\u0000 🎨", "__proto__": {"b": [null, 1e300, 0.1]}, "A": {}, "": "\'"}',
      ) as unknown
      const heard: LogEntry['heard'] = { type: 'acted', seat: 0, actionId: '\u0000"\\', decision: null, action }
      const actions = [action as Action, { type: 'pass', seat: 1 } as const]
      expect(await storage().append(appendTo(table.id, 0, { entries: [entry(1, heard)], actions }))).toBe(true)
      expect(JSON.stringify(await storage().entriesAfter(table.id, 0))).toBe(JSON.stringify([entry(1, heard)]))
      expect(JSON.stringify(await storage().actionsOf(table.id))).toBe(JSON.stringify(actions))
    })

    it('actions are those of all appends, in order', async () => {
      const table = await gameIn(storage())
      const appends: readonly Append[] = [
        appendTo(table.id, 0, { actions: [played(1), played(2)] }),
        appendTo(table.id, 1),
        appendTo(table.id, 2, { entries: [entry(1), entry(2)], actions: [played(3)] }),
      ]
      for (const append of appends) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await storage().append(append)).toBe(true)
      }
      expect(await storage().actionsOf(table.id)).toEqual([played(1), played(2), played(3)])
      expect(await storage().actionsOf(999_999_999)).toEqual([])
    })

    it('a long log comes back whole', async () => {
      const table = await gameIn(storage())
      const entries = Array.from({ length: 2000 }, (_, at) => entry(at, { type: 'joined', seat: at % 3 }))
      expect(await storage().append(appendTo(table.id, 0, { entries }))).toBe(true)
      expect(await storage().entriesAfter(table.id, 0)).toEqual(entries)
      expect(await storage().entriesAfter(table.id, 1998)).toEqual(entries.slice(1998))
    })

    it('heads tell how far tables are', async () => {
      const [first, second] = [await gameIn(storage()), await gameIn(storage())]
      await storage().append(appendTo(second.id, 0, { entries: [entry(1), entry(2)] }))
      await storage().say(second.id, { user: null, chair: 0, name: 'Ada', at: 1, said: { call: 'hello' } }, 'hello')
      const { party, id } = first
      await storage().changeParty({ table: id, expected: 0, party, game: null, next: null, at: 1 })
      expect(await storage().heads([second.id, 999_999_999, id])).toEqual([
        { id, version: 0, partyVersion: 1, said: 0, forgotten: 0 },
        { id: second.id, version: 2, partyVersion: 0, said: 1, forgotten: 0 },
      ])
      expect(await storage().heads([])).toEqual([])
    })

    it('tables are due when their deadline has come, the earliest first', async () => {
      const games = [await gameIn(storage()), await gameIn(storage()), await gameIn(storage()), await gameIn(storage())]
      const deadlines = [-3, -5, -4, null]
      const append = (place: number, expected: number, deadline: number | null): Promise<boolean> =>
        storage().append(appendTo(games[place]?.id ?? 0, expected, { deadline }))
      await Promise.all(deadlines.map((deadline, place) => append(place, 0, deadline)))
      const codes = games.map(({ code }) => code)
      expect(await storage().dueTables(-6, 10)).toEqual([])
      expect(await storage().dueTables(-4, 10)).toEqual([codes[1], codes[2]])
      expect(await storage().dueTables(-3, 10)).toEqual([codes[1], codes[2], codes[0]])
      expect(await storage().dueTables(-3, 2)).toEqual([codes[1], codes[2]])
      await append(1, 1, 1_000_000)
      expect(await storage().dueTables(-3, 10)).toEqual([codes[2], codes[0]])
      await Promise.all([append(0, 1, null), append(2, 1, null)])
      expect(await storage().dueTables(-1, 10)).toEqual([])
    })

    it('a node is known to have lived when it last said so', async () => {
      const node = newCode()
      expect(await storage().lastBeat(node)).toBeNull()
      await storage().beat(node, 1_700_000_000_000)
      await storage().beat(node, 1_700_000_005_000)
      expect(await storage().lastBeat(node)).toBe(1_700_000_005_000)
      await storage().beat(node, 1_700_000_000_000)
      expect(await storage().lastBeat(node)).toBe(1_700_000_005_000)
    })
  })
}

function played(amount: number): Action {
  return { type: 'bid', seat: 1, amount }
}
