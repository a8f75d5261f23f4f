import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appendTo, entry, gameIn, newCode, newSession, opening, party } from '../testing/records.ts'
import { describeAccounts } from './accounts.contract.ts'
import { describeLog } from './log.contract.ts'
import { describeNotices } from './notices.contract.ts'
import { describePeople } from './people.contract.ts'
import { describeQueue } from './queue.contract.ts'
import { describePrograms } from './programs.contract.ts'
import type { Storage } from './storage.ts'
import { describeRatings } from './ratings.contract.ts'
import { describeSafety } from './safety.contract.ts'
import { describeTables } from './tables.contract.ts'
import { describeTalk } from './talk.contract.ts'
import { describeVacations } from './vacations.contract.ts'

/** What every storage keeps to. `open` opens the same one each time; the first time nothing is in it. */
export function describeStorage(name: string, open: () => Promise<Storage>): void {
  describe(`the storage in ${name}`, () => {
    let opened: Storage | null = null
    const storage = (): Storage => {
      if (opened === null) throw new Error('not open')
      return opened
    }
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened?.close())

    describePeople(storage)
    describeAccounts(storage)
    describePrograms(storage)
    describeSafety(storage)
    describeTables(storage)
    describeLog(storage)
    describeTalk(storage)
    describeVacations(storage)
    describeQueue(storage)
    describeRatings(storage)
    describeNotices(storage)

    it('keeps everything when it is closed and opened again', async () => {
      const [user, tokenHash, link, node] = [newCode(), newCode(), newCode(), newCode()]
      await storage().addUser({ id: user, name: 'Ada' }, newSession(tokenHash, 100))
      const secret = await storage().secret('restart')
      const { id, code } = await gameIn(storage())
      const change = { table: id, expected: 0, party: party([user]), game: opening(), next: null, at: 8000 }
      await storage().changeParty(change)
      await storage().addSeatLink({ code, user, tokenHash: link, endsAt: 100 })
      await storage().say(id, { user: null, chair: 0, name: 'Ada', at: 1, said: { text: 'hello' } }, 'hello')
      await storage().beat(node, 12)
      await storage().takeVacation({ user, from: 5, until: 50, now: 5, since: 0, most: 1 })
      const entries = [entry(1), entry(2)]
      await storage().append(appendTo(id, 0, { entries, actions: [{ type: 'pass', seat: 0 }], deadline: 1e12 }))
      const table = await storage().findTable(code)
      // Nobody waits for this one: closing does.
      const last = storage().append(appendTo(id, 2, { entries: [entry(3)] }))
      await storage().close()
      expect(await last).toBe(true)
      await expect(storage().findTable(code)).rejects.toThrow('Failed query')
      opened = await open()
      expect(await storage().userOfSession(tokenHash, 1)).toMatchObject({ user: { id: user, name: 'Ada' } })
      expect(await storage().secret('restart')).toBe(secret)
      expect(await storage().findTable(code)).toEqual({ ...table, version: 3, deadline: null, changedAt: 2000 })
      expect(await storage().entriesAfter(id, 0)).toEqual([...entries, entry(3)])
      expect(await storage().actionsOf(id)).toEqual([{ type: 'pass', seat: 0 }])
      expect(await storage().linesAfter(id, 0, 10)).toHaveLength(1)
      expect(await storage().lastBeat(node)).toBe(12)
      expect((await storage().tablesOf(user, 1)).map((each) => each.code)).toEqual([code])
      expect(await storage().vacationsSince(user, 0)).toEqual([{ user, from: 5, until: 50 }])
      expect(await storage().findSeatLink(link, 1)).toEqual({ code, user, usedBy: null })
    })

    it('may be closed twice', async () => {
      const closings = await Promise.allSettled([storage().close(), storage().close()])
      expect(closings.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
      opened = await open()
    })
  })
}
