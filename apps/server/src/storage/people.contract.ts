import { describe, expect, it } from 'vitest'
import { newCode, newSession, userNamed } from '../testing/records.ts'
import type { Storage } from './storage.ts'

const ODD = 'Zoë "\\\' 🎨 \u{1F469}\u200D\u{1F3A8} \u202Eאבג %s $1 <b> \t\n;drop table users'

export function describePeople(storage: () => Storage): void {
  describe('people', () => {
    it('a user is found by the session, with or without a name', async () => {
      const [id, hash] = [newCode(), newCode()]
      await storage().addUser({ id, name: null }, newSession(hash, 100))
      expect(await storage().userOfSession(hash, 50)).toEqual({ user: userNamed(id, null), signedInAt: null })
      await storage().rename(id, ODD, 'odd')
      expect(await storage().userOfSession(hash, 50)).toMatchObject({ user: { id, name: ODD } })
    })

    it('a session that is unknown or has ended finds nobody; one that is extended does again', async () => {
      const [id, hash] = [newCode(), newCode()]
      await storage().addUser({ id, name: 'Ada' }, newSession(hash, 100))
      expect(await storage().userOfSession('unknown', 50)).toBeNull()
      expect(await storage().userOfSession(hash, 99)).not.toBeNull()
      expect(await storage().userOfSession(hash, 100)).toBeNull()
      await storage().extendSession(hash, 150, 200)
      expect(await storage().userOfSession(hash, 199)).toMatchObject({ user: { id, name: 'Ada' } })
    })

    it('each of many sessions that are asked for at once finds its own user, by its own time', async () => {
      const people = [0, 1, 2].map(() => ({ id: newCode(), hash: newCode() }))
      for (const [index, { id, hash }] of people.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- in their order
        await storage().addUser({ id, name: `P${index}` }, newSession(hash, 100 * (index + 1)))
      }
      const [first, second, third] = people
      const found = await Promise.all([
        storage().userOfSession(third?.hash ?? '', 250),
        storage().userOfSession(first?.hash ?? '', 250),
        storage().userOfSession('unknown', 250),
        storage().userOfSession(second?.hash ?? '', 150),
        storage().userOfSession(third?.hash ?? '', 350),
      ])
      expect(found.map((each) => each?.user.name ?? null)).toEqual(['P2', null, null, 'P1', null])
    })

    it('a user whose session cannot be kept is not kept either', async () => {
      const [first, second, hash] = [newCode(), newCode(), newCode()]
      await storage().addUser({ id: first, name: null }, newSession(hash, 100))
      const again = storage().addUser({ id: second, name: null }, newSession(hash, 100))
      await expect(again).rejects.toThrow('sessions')
      await storage().addUser({ id: second, name: null }, newSession(newCode(), 100))
      expect(await storage().userOfSession(hash, 50)).toMatchObject({ user: { id: first } })
    })

    it('a secret is made once, however many ask for it at once', async () => {
      const name = newCode()
      const secrets = await Promise.all(Array.from({ length: 10 }, () => storage().secret(name)))
      expect(new Set(secrets).size).toBe(1)
      expect(await storage().secret(name)).toBe(secrets[0])
      expect(await storage().secret(newCode())).not.toBe(secrets[0])
      expect(secrets[0]?.length).toBeGreaterThan(40)
    })
  })
}
