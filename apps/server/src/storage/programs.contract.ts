import { describe, expect, it } from 'vitest'
import { newCode, newSession } from '../testing/records.ts'
import type { NewStoredProgram } from './programs.ts'
import type { Storage } from './storage.ts'

function program(owner: string, changes: Partial<NewStoredProgram> = {}): NewStoredProgram {
  const [user, tokenHash] = [newCode(), newCode()]
  return { user, owner, name: 'Magpie', skeleton: 'magpie', tokenHash, at: 10, endsAt: 100, ...changes }
}

export function describePrograms(storage: () => Storage): void {
  async function account(): Promise<string> {
    const id = newCode()
    await storage().addUser({ id, name: 'Ana' }, newSession(newCode(), 1e15))
    const way = { kind: 'password', email: 'a', emailKey: newCode(), passwordHash: 'hash' } as const
    await storage().addAccount(id, 'en', way, 1)
    return id
  }

  describe('programs', () => {
    it('a program is a user of its own, with a token and an owner', async () => {
      const owner = await account()
      const made = program(owner)
      expect(await storage().addProgram(made, 5)).toBe(true)
      const found = await storage().userOfSession(made.tokenHash, 50)
      expect(found?.user).toMatchObject({ id: made.user, name: 'Magpie', owner, hasAccount: false })
      expect((await storage().findUser(owner))?.owner).toBe(null)
      await storage().extendSession(made.tokenHash, 20, 200)
      expect(await storage().programsOf(owner, 50)).toMatchObject([{ name: 'Magpie', madeAt: 10, seenAt: 20 }])
      expect(await storage().programsOf(await account(), 50)).toEqual([])
    })

    it('an owner has only so many that have not ended, however many are asked for at once', async () => {
      const owner = await account()
      const made = Array.from({ length: 6 }, () => program(owner))
      const kept = await Promise.all(made.map((each) => storage().addProgram(each, 3)))
      expect(kept.filter(Boolean)).toHaveLength(3)
      const first = made[kept.indexOf(true)]
      await storage().endSessions(first?.user ?? '', null)
      expect(await storage().programsOf(owner, 50)).toHaveLength(2)
      expect(await storage().addProgram(program(owner), 3)).toBe(true)
      expect(await storage().programsOf(owner, 100)).toEqual([])
      expect(await storage().allProgramsOf(owner)).toHaveLength(4)
    })

    it('ends when every other way into the account of its owner is closed', async () => {
      const [owner, another] = [await account(), await account()]
      const [theirs, others] = [program(owner), program(another)]
      await storage().addProgram(theirs, 5)
      await storage().addProgram(others, 5)
      await storage().removeOtherWays(owner)
      expect(await storage().userOfSession(theirs.tokenHash, 50)).toBe(null)
      expect(await storage().userOfSession(others.tokenHash, 50)).not.toBe(null)
    })

    it('nobody without an account has one', async () => {
      const guest = newCode()
      await storage().addUser({ id: guest, name: null }, newSession(newCode(), 1e15))
      expect(await storage().addProgram(program(guest), 5)).toBe(false)
    })

    it('a ban of the owner holds against it, and closes its token', async () => {
      const [owner, other] = [await account(), await account()]
      const [own, others] = [program(owner, { endsAt: 1e15 }), program(other, { endsAt: 1e15 })]
      await storage().addProgram(own, 5)
      await storage().addProgram(others, 5)
      const reporter = { id: other, name: 'Ben' }
      const report = {
        reporter,
        reported: { id: owner, name: 'Ana' },
        code: newCode(),
        reason: 'play',
        words: '',
      } as const
      await storage().addReport({ ...report, at: 20 })
      const open = (await storage().openReports(1000, 20)).find(({ code }) => code === report.code)
      await storage().decide(open?.id ?? 0, { kind: 'ban', reason: 'x', days: 1 }, reporter, 30)
      expect((await storage().findUser(own.user))?.bannedUntil).toBeGreaterThan(30)
      expect((await storage().findUser(others.user))?.bannedUntil).toBe(null)
      expect(await storage().openSessions([own.tokenHash, others.tokenHash], 40)).toEqual([others.tokenHash])
    })

    it('goes with its owner, and stays when nothing but its token has ended', async () => {
      const owner = await account()
      const made = program(owner)
      await storage().addProgram(made, 5)
      await storage().endSessions(made.user, null)
      await storage().tidy(50, 0)
      expect(await storage().findUser(made.user)).not.toBe(null)
      const again = program(owner)
      await storage().addProgram(again, 5)
      await storage().removeUser(owner)
      expect(await storage().findUser(made.user)).toBe(null)
      expect(await storage().userOfSession(again.tokenHash, 50)).toBe(null)
    })
  })
}
