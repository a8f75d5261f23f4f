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
