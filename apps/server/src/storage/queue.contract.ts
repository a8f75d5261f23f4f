import { describe, expect, it } from 'vitest'
import { EMPTY_QUEUE } from '../quickMatch/queueRecord.ts'
import type { QueueRecord } from '../quickMatch/queueRecord.ts'
import { newCode, party } from '../testing/records.ts'
import type { NewTable, Storage } from './storage.ts'

function queueWith(person: string): QueueRecord {
  return { ...EMPTY_QUEUE, noShows: { [person]: { missed: 1, at: 2, notBefore: 3 } } }
}

function newTable(code: string): NewTable {
  return { code, party: party([newCode()]), game: null, at: 1000 }
}

export function describeQueue(storage: () => Storage): void {
  describe('the queue', () => {
    it('is replaced by whoever is first, and only by them', async () => {
      const { version } = await storage().readQueue()
      const [one, other] = await Promise.all([
        storage().replaceQueue(version, queueWith('Ada'), []),
        storage().replaceQueue(version, queueWith('Ben'), []),
      ])
      expect(one).toBe(!other)
      expect(await storage().readQueue()).toEqual({ version: version + 1, queue: queueWith(one ? 'Ada' : 'Ben') })
    })

    it('opens tables with it, all or none', async () => {
      const { version } = await storage().readQueue()
      const [first, second, third] = [newCode(), newCode(), newCode()]
      expect(await storage().replaceQueue(version, queueWith('Cleo'), [newTable(first), newTable(second)])).toBe(true)
      expect((await storage().findTable(second))?.code).toBe(second)
      // The second of these is taken.
      expect(await storage().replaceQueue(version + 1, EMPTY_QUEUE, [newTable(third), newTable(first)])).toBe(false)
      expect(await storage().findTable(third)).toBe(null)
      expect(await storage().readQueue()).toEqual({ version: version + 1, queue: queueWith('Cleo') })
    })

    it('knows who is there, whom they block, and at which tables they sit', async () => {
      const [ada, ben] = [newCode(), newCode()]
      const session = { tokenHash: newCode(), device: null, begunAt: 1, signedInAt: null, endsAt: 1e15 }
      await storage().addUser({ id: ada, name: 'Ada' }, session)
      await storage().addUser({ id: ben, name: 'Ben' }, { ...session, tokenHash: newCode() })
      expect(new Set((await storage().findUsers([ada, newCode(), ben])).map(({ name }) => name))).toEqual(
        new Set(['Ada', 'Ben']),
      )
      expect(await storage().findUsers([])).toEqual([])
      await storage().block(ada, ben, 'Ben', 5)
      expect(await storage().blocksBy([ada, ben])).toEqual([{ user: ada, blocked: ben }])
      expect(await storage().blocksBy([])).toEqual([])
      const code = newCode()
      await storage().addTable({ ...newTable(code), party: party([ada]) })
      expect((await storage().unfinishedOf([ben, ada])).map((table) => table.code)).toEqual([code])
      expect(await storage().unfinishedOf([ben])).toEqual([])
      expect(await storage().unfinishedOf([])).toEqual([])
    })
  })
}
