import { describe, expect, it } from 'vitest'
import { appendTo, newCode, newSession, newTable, opening, party } from '../testing/records.ts'
import type { NewTable, PartyChange, Storage, StoredTable } from './storage.ts'

export function describeTables(storage: () => Storage): void {
  async function add(table: Partial<NewTable> = {}): Promise<StoredTable> {
    const added = await storage().addTable(newTable(table))
    if (added === null) throw new Error('the code is taken')
    return added
  }

  function change(table: StoredTable, changes: Partial<PartyChange> = {}): Promise<boolean> {
    const same: PartyChange = { table: table.id, expected: 0, party: table.party, game: null, next: null, at: 3000 }
    return storage().changeParty({ ...same, ...changes })
  }

  describe('tables', () => {
    it('a table is kept as it was added', async () => {
      const code = newCode()
      const added = await add({ code, party: party(['ada', 'ben']), at: 1234 })
      expect(added).toEqual({
        id: added.id,
        code,
        stage: 'waiting',
        party: party(['ada', 'ben']),
        partyVersion: 0,
        game: null,
        version: 0,
        node: null,
        deadline: null,
        asked: [],
        dues: [],
        said: 0,
        forgotten: 0,
        changedAt: 1234,
        money: null,
      })
      expect(await storage().findTable(code)).toEqual(added)
      expect(await storage().findTable(newCode())).toBeNull()
    })

    it('a table that is added with a game plays it', async () => {
      const { stage, game } = await add({ game: opening() })
      expect(stage).toBe('playing')
      expect(JSON.stringify(game)).toBe(JSON.stringify(opening()))
    })

    it('one code names one table, also when two ask at once', async () => {
      const code = newCode()
      const added = await Promise.all([1, 2, 3].map((at) => storage().addTable(newTable({ code, at }))))
      expect(added.filter((table) => table !== null)).toHaveLength(1)
      expect(await storage().addTable(newTable({ code }))).toBeNull()
    })

    it('names may contain anything', async () => {
      const name = 'O\u0000dd \uD800 "\\u0000" \u{1F3A8} \u2028'
      const odd = { ...party([]), chairs: [{ kind: 'person', user: 'ada', name, ready: true } as const] }
      const { code } = await add({ party: odd })
      const found = await storage().findTable(code)
      expect(JSON.stringify(found?.party)).toBe(JSON.stringify(odd))
    })

    it('a party changes if it has the expected version, and begins the game with it', async () => {
      const table = await add()
      const later = party(['ada', 'cleo'], { access: 'open', pace: 'quick' })
      expect(await change(table, { party: later, expected: 1 })).toBe(false)
      expect(await storage().findTable(table.code)).toEqual(table)
      expect(await change(table, { party: later })).toBe(true)
      const changed = { ...table, party: later, partyVersion: 1, changedAt: 3000 }
      expect(await storage().findTable(table.code)).toEqual(changed)
      expect(await change(table, { party: later, expected: 1, game: opening(), at: 4000 })).toBe(true)
      const begun = { ...changed, partyVersion: 2, stage: 'playing', game: opening(), changedAt: 4000 }
      expect(await storage().findTable(table.code)).toEqual(begun)
      expect(await change(table, { party: table.party, expected: 2, at: 5000 })).toBe(true)
      const kept = { ...begun, partyVersion: 3, party: table.party, changedAt: 5000 }
      expect(await storage().findTable(table.code)).toEqual(kept)
      expect(await change({ ...table, id: 999_999_999 })).toBe(false)
    })

    it('of many changes of one party at once, one is made', async () => {
      const tables = await Promise.all(Array.from({ length: 10 }, () => add()))
      const parties = Array.from({ length: 10 }, (_, each) => party([`user ${each}`]))
      await Promise.all(
        tables.map(async (table) => {
          const made = await Promise.all(parties.map((each) => change(table, { party: each })))
          expect(made.filter(Boolean)).toHaveLength(1)
          const found = await storage().findTable(table.code)
          expect(found?.partyVersion).toBe(1)
          expect(found?.party).toEqual(parties[made.indexOf(true)])
        }),
      )
    })

    it('the next table is opened together with the change, or neither happens', async () => {
      const [table, taken, code] = [await add(), await add(), newCode()]
      const next = newTable({ code, party: party(['ben'], { access: 'open' }), at: 3000 })
      expect(await change(table, { next: { ...next, code: taken.code } })).toBe(false)
      expect(await storage().findTable(table.code)).toEqual(table)
      expect(await change(table, { next, expected: 4 })).toBe(false)
      expect(await storage().findTable(code)).toBeNull()
      expect(await change(table, { next, party: { ...table.party, next: code } })).toBe(true)
      expect(await storage().findTable(code)).toMatchObject({
        code,
        stage: 'waiting',
        partyVersion: 0,
        changedAt: 3000,
      })
      expect(codes(await storage().openTables(1, null))).toEqual([code])
      expect((await storage().findTable(table.code))?.party.next).toBe(code)
    })

    it('lists the newest open tables that wait for people', async () => {
      const open = party(['ada'], { access: 'open' })
      const first = await add({ party: open, at: 9000 })
      const second = await add({ party: open, at: 8000 })
      await add({ party: party(['ada'], { access: 'private' }) })
      await add({ party: open, game: opening() })
      const third = await add({ party: open, at: 9500 })
      expect(codes(await storage().openTables(3, null))).toEqual(codes([third, second, first]))
      expect(codes(await storage().openTables(2, null))).toEqual(codes([third, second]))
      expect(codes(await storage().openTables(1, second.id))).toEqual(codes([first]))
      expect(await change(third, { party: party(['ada']) })).toBe(true)
      expect(await change(second, { party: open, game: opening() })).toBe(true)
      expect(codes(await storage().openTables(1, null))).toEqual(codes([first]))
    })

    it('lists the tables of a user, those that are over last, else the latest changed first', async () => {
      const user = newCode()
      const first = await add({ party: party([user]), at: 1000 })
      const second = await add({ party: party(['ada', user]), at: 1001, game: opening() })
      const third = await add({ party: party([user]), at: 1002 })
      expect(codes(await storage().tablesOf(user, 10))).toEqual(codes([third, second, first]))
      expect(codes(await storage().tablesOf(user, 2))).toEqual(codes([third, second]))
      expect(await change(first, { at: 2000 })).toBe(true)
      expect(await storage().append(appendTo(second.id, 0, { at: 3000 }))).toBe(true)
      expect(await change(third, { party: party(['ada']), at: 4000 })).toBe(true)
      expect(codes(await storage().tablesOf(user, 10))).toEqual(codes([second, first]))
      expect(await storage().tablesOf('nobody', 10)).toEqual([])
      expect(await storage().countUnfinished(user)).toBe(2)
      expect(await storage().append(appendTo(second.id, 1, { at: 5000, money: [1, 2] }))).toBe(true)
      expect(codes(await storage().tablesOf(user, 10))).toEqual(codes([first, second]))
      expect(await storage().countUnfinished(user)).toBe(1)
      expect(await storage().countUnfinished('nobody')).toBe(0)
    })

    it('a link is known with who used it first, and not at all once it has ended', async () => {
      const link = { code: newCode(), user: 'ada' }
      const [hash, other] = [newCode(), newCode()]
      await storage().addSeatLink({ ...link, tokenHash: hash, endsAt: 100 })
      await storage().addSeatLink({ ...link, tokenHash: other, endsAt: 100 })
      expect(await storage().findSeatLink(newCode(), 50)).toBeNull()
      expect(await storage().findSeatLink(other, 100)).toBeNull()
      expect(await storage().findSeatLink(hash, 99)).toEqual({ ...link, usedBy: null })
      await storage().spendSeatLink(hash, 'ben')
      await storage().spendSeatLink(hash, 'cleo')
      expect(await storage().findSeatLink(hash, 99)).toEqual({ ...link, usedBy: 'ben' })
      expect(await storage().findSeatLink(other, 99)).toEqual({ ...link, usedBy: null })
    })

    it('tidies up what nobody will ask for again, and nothing else', async () => {
      const hashes = [newCode(), newCode()] as const
      const [old, young] = hashes
      const [user, younger, seated] = [newCode(), newCode(), newCode()]
      await storage().addUser({ id: user, name: null }, newSession(old, 20))
      await storage().addUser({ id: younger, name: null }, newSession(young, 21))
      await storage().addUser({ id: seated, name: 'Ada' }, newSession(newCode(), 20))
      const [ended, lasting] = [newCode(), newCode()]
      await storage().addSeatLink({ code: 'any', user, tokenHash: ended, endsAt: 20 })
      await storage().addSeatLink({ code: 'any', user, tokenHash: lasting, endsAt: 21 })
      const vain = await add({ at: 9 })
      await storage().say(vain.id, { user: null, chair: 0, name: 'Ada', at: 9, said: { call: 'hello' } }, 'hello')
      const waiting = await add({ at: 10 })
      const playing = await add({ at: 9, game: opening(), party: party([seated]) })
      const [idle, busy, running] = [newCode(), newCode(), newCode()]
      await storage().beat(idle, 9)
      await storage().beat(busy, 10)
      await storage().beat(running, 9)
      expect(await storage().append(appendTo(playing.id, 0, { node: running, at: 9 }))).toBe(true)
      const candidates = await storage().waitingSince(10)
      expect(candidates).toContain(vain.code)
      expect(candidates).not.toContain(waiting.code)
      expect(candidates).not.toContain(playing.code)
      // Something may have happened since they were looked for.
      await storage().removeWaiting([vain.code, waiting.code, playing.code], 10)
      await storage().tidy(20, 10)
      expect(await storage().findUser(user)).toBeNull()
      expect(await storage().findUser(younger)).not.toBeNull()
      expect(await storage().findUser(seated)).not.toBeNull()
      expect(await storage().lastBeat(idle)).toBeNull()
      expect(await storage().lastBeat(busy)).toBe(10)
      expect(await storage().lastBeat(running)).toBe(9)
      expect(await storage().userOfSession(old, 0)).toBeNull()
      expect(await storage().userOfSession(young, 0)).not.toBeNull()
      expect(await storage().findSeatLink(ended, 0)).toBeNull()
      expect(await storage().findSeatLink(lasting, 0)).not.toBeNull()
      expect(await storage().findTable(vain.code)).toBeNull()
      expect(await storage().linesAfter(vain.id, 0, 10)).toEqual([])
      expect(await storage().findTable(waiting.code)).toEqual(waiting)
      expect(await storage().findTable(playing.code)).not.toBeNull()
    })
  })
}

function codes(tables: readonly StoredTable[]): readonly string[] {
  return tables.map(({ code }) => code)
}
