import { describe, expect, it } from 'vitest'
import { frozen, newDeal } from '../parties/dealing.ts'
import type { Storage, StoredTable } from '../storage/storage.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import { newCode, newTable, opening, party } from '../testing/records.ts'
import { forgetAtTable } from './forgetting.ts'

const now = (): number => 5000

async function tableIn(storage: Storage, table: Parameters<typeof newTable>[0]): Promise<StoredTable> {
  const added = await storage.addTable(newTable(table))
  if (added === null) throw new Error('the code is taken')
  return added
}

describe('somebody who is forgotten at a table', () => {
  it('frees a chair that waits, and leaves an anonymous one where the cards are being dealt, or the game is on', async () => {
    const storage = await sharedDatabase()
    const users = [newCode(), newCode()]
    const [user = ''] = users
    const deal = newDeal(newCode(), 'ab'.repeat(32), false)
    const frozenParty = frozen({ ...party(users), deal })
    const tables = [
      await tableIn(storage, { party: party(users) }),
      await tableIn(storage, { party: frozenParty }),
      await tableIn(storage, { party: party(users), game: opening() }),
    ]
    const chairs = await Promise.all(
      tables.map(async ({ code }) => {
        await forgetAtTable(code, user, { storage, now })
        const kept = await storage.findTable(code)
        expect(JSON.stringify(kept)).not.toContain(user)
        expect(kept?.party.host).toBe(users[1])
        expect(kept?.forgotten).toBe(1)
        return kept?.party.chairs[0]
      }),
    )
    const left = { kind: 'left', name: 'Anonymous' }
    expect(chairs).toEqual([{ kind: 'free' }, left, left])
  })

  it('is forgotten though somebody else changes the party at the same time', async () => {
    const storage = await sharedDatabase()
    const user = newCode()
    const { id, code } = await tableIn(storage, { party: party([user, newCode()]) })
    let isFirst = true
    const busy: Storage = {
      ...storage,
      changeParty: async (change) => {
        const others = { ...change, party: { ...party([user, 'ben']), next: null } }
        if (isFirst) expect(await storage.changeParty({ ...others, table: id })).toBe(true)
        isFirst = false
        return storage.changeParty(change)
      },
    }
    await forgetAtTable(code, user, { storage: busy, now })
    const kept = await storage.findTable(code)
    expect(JSON.stringify(kept)).not.toContain(user)
    expect(JSON.stringify(kept)).toContain('ben')
  })
})
