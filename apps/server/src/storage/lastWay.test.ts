import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { findPostgres } from '../testing/postgres.ts'
import { openPostgres } from './postgres.ts'
import type { NewWay } from './accounts.ts'

/* The embedded database does one thing at a time; only a server with many connections shows what happens at once. */

const postgres = await findPostgres()
const url = await postgres?.newDatabase()

afterAll(() => postgres?.stop())

function passkeyNamed(id: string): NewWay {
  return { kind: 'passkey', id, publicKey: 'key', counter: 0, transports: [], site: 'art.example', label: '' }
}

describe.runIf(url !== undefined)('the last way to sign in', () => {
  it('stays, though both that there are get removed at once', async () => {
    const storage = await openPostgres({ url: url ?? '', report: () => null })
    const race = async (): Promise<void> => {
      const [user, first, second] = [randomUUID(), randomUUID(), randomUUID()]
      const session = { tokenHash: user, device: null, begunAt: 0, signedInAt: null, endsAt: 1 }
      await storage.addUser({ id: user, name: null }, session)
      await storage.addAccount(user, 'en', passkeyNamed(first), 0)
      await storage.addWay(user, passkeyNamed(second), 0)
      const removed = await Promise.all([first, second].map((id) => storage.removeWay(user, { kind: 'passkey', id })))
      expect(new Set(removed)).toEqual(new Set([true, false]))
      expect((await storage.findAccount(user))?.passkeys).toHaveLength(1)
    }
    try {
      // As many at once as there are connections.
      for (let times = 0; times < 4; times += 1) {
        // oxlint-disable-next-line no-await-in-loop
        await Promise.all(Array.from({ length: 5 }, race))
      }
    } finally {
      await storage.close()
    }
  })
})
