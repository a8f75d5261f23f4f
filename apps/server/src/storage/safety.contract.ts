import type { Decision } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { gameIn, newCode, newSession } from '../testing/records.ts'
import type { Storage } from './storage.ts'

const DAY = 86_400_000
const BAN: Decision = { kind: 'ban', reason: 'again and again', days: 3 }

export function describeSafety(storage: () => Storage): void {
  async function guest(
    name: string,
  ): Promise<{ readonly id: string; readonly name: string; readonly session: string }> {
    const [id, session] = [newCode(), newCode()]
    await storage().addUser({ id, name }, newSession(session, 1e15))
    return { id, name, session }
  }

  describe('safety', () => {
    it('names of accounts are found by what is left of them at a glance; those of guests are not', async () => {
      const skeleton = newCode()
      const [ana, ben, cleo] = [await guest('Ana'), await guest('Ben'), await guest('Cleo')]
      for (const [user, name] of [
        [ana, 'Ana'],
        [ben, 'Anа'],
        [cleo, '4na'],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop
        await storage().rename(user.id, name, skeleton)
      }
      for (const user of [ana, ben]) {
        const way = { kind: 'password', email: 'a', emailKey: newCode(), passwordHash: 'hash' } as const
        // oxlint-disable-next-line no-await-in-loop
        await storage().addAccount(user.id, 'en', way, 1)
      }
      expect(await storage().namesLike(skeleton, cleo.id)).toHaveLength(2)
      expect(await storage().namesLike(skeleton, ana.id)).toEqual(['Anа'])
      expect(await storage().namesLike(newCode(), ana.id)).toEqual([])
    })

    it('a person is blocked once, until unblocked by the same person', async () => {
      const [ana, ben, cleo] = [await guest('Ana'), await guest('Ben'), await guest('Cleo')]
      await storage().block(ana.id, ben.id, 'Ben', 5)
      await storage().block(ana.id, ben.id, 'Benno', 6)
      await storage().block(ana.id, cleo.id, 'Cleo', 7)
      const blocked = await storage().blockedBy(ana.id)
      expect(blocked.map(({ user, name, at }) => [user, name, at])).toEqual([
        [cleo.id, 'Cleo', 7],
        [ben.id, 'Ben', 5],
      ])
      expect(await storage().blockedBy(ben.id)).toEqual([])
      const id = blocked[0]?.id ?? 0
      await storage().unblock(ben.id, id)
      expect(await storage().blockedBy(ana.id)).toHaveLength(2)
      await storage().unblock(ana.id, id)
      expect((await storage().blockedBy(ana.id)).map(({ name }) => name)).toEqual(['Ben'])
    })

    it('a report is decided once, whoever decides, and the decision holds for its time', async () => {
      const [ana, ben, mod] = [await guest('Ana'), await guest('Ben'), await guest('Mod')]
      const { id, code } = await gameIn(storage())
      await storage().say(id, { user: ben.id, chair: 1, name: 'Ben', at: 3, said: { text: 'rude words' } }, newCode())
      await storage().say(id, { user: ana.id, chair: 0, name: 'Ana', at: 4, said: { text: 'please' } }, newCode())
      await storage().addReport({ reporter: ana, reported: ben, code, reason: 'talk', words: 'he is rude', at: 10 })
      // The same once more is no second report.
      await storage().addReport({ reporter: ana, reported: ben, code, reason: 'talk', words: 'still', at: 10 })
      expect(await storage().countReportsBy(ana.id, 9)).toBe(1)
      expect(await storage().countReportsBy(ana.id, 10)).toBe(0)
      const reports = (await storage().openReports(1000, 11)).filter((each) => each.reportedUser === ben.id)
      expect(reports).toMatchObject([
        {
          reporter: 'Ana',
          reported: 'Ben',
          code,
          reason: 'talk',
          words: 'he is rude',
          at: 10,
          reportsInAll: 1,
          sanctions: [],
          said: [{ at: 3, said: { text: 'rude words' } }],
        },
      ])
      const report = reports[0]?.id ?? 0
      const decisions = await Promise.all([1, 2, 3].map(() => storage().decide(report, BAN, mod, 20)))
      expect(decisions.filter((each) => each !== null)).toEqual([ben.id])
      expect(await storage().findUser(ben.id)).toMatchObject({ bannedUntil: 20 + 3 * DAY, mutedUntil: null })
      expect(await storage().userOfSession(ben.session, 21)).toMatchObject({ user: { bannedUntil: 20 + 3 * DAY } })
      expect(await storage().openSessions([ben.session, ana.session], 21)).toEqual([ana.session])
      expect(await storage().openSessions([ben.session], 20 + 3 * DAY)).toEqual([ben.session])
      const [sanction] = await storage().sanctionsOf(ben.id, 21)
      expect(sanction).toMatchObject({ kind: 'ban', reason: 'again and again', endsAt: 20 + 3 * DAY })
      expect(await storage().sanctionsOf(ben.id, 20 + 3 * DAY)).toEqual([])
      expect(await storage().lift(sanction?.id ?? 0, mod, 30)).toBe(ben.id)
      expect(await storage().lift(sanction?.id ?? 0, mod, 31)).toBeNull()
      expect(await storage().findUser(ben.id)).toMatchObject({ bannedUntil: 30 })
      expect((await storage().moderationLog(2)).map(({ by, about, act, at }) => [by, about, act, at])).toEqual([
        ['Mod', 'Ben', { kind: 'lift', sanction: 'ban' }, 30],
        ['Mod', 'Ben', BAN, 20],
      ])
    })

    it('a guest who signs in brings along what they said, what holds against them, reports, blocks and vacations', async () => {
      const [ana, guest2, account, mod] = [
        await guest('Ana'),
        await guest('Ben'),
        await guest('Ben'),
        await guest('Mod'),
      ]
      const way = { kind: 'password', email: 'b', emailKey: newCode(), passwordHash: 'hash' } as const
      await storage().addAccount(account.id, 'en', way, 1)
      const { id, code } = await gameIn(storage())
      await storage().say(id, { user: guest2.id, chair: 1, name: 'Ben', at: 3, said: { text: 'rude' } }, newCode())
      await storage().block(ana.id, guest2.id, 'Ben', 4)
      await storage().block(guest2.id, mod.id, 'Mod', 4)
      await storage().block(guest2.id, account.id, 'Ben', 4)
      const report = { reporter: ana, reported: guest2, code, words: '', at: 5 }
      await storage().addReport({ ...report, reason: 'talk' })
      await storage().addReport({ ...report, reason: 'play' })
      const first = (await storage().openReports(1000, 6)).find((each) => each.reportedUser === guest2.id)
      await storage().decide(first?.id ?? 0, BAN, mod, 6)
      const vacation = { user: guest2.id, from: 10, until: 20, now: 7, since: 0, most: 30 * DAY }
      expect(await storage().takeVacation(vacation)).toBe('taken')

      expect(await storage().bringAlong(guest2.id, account.id, 8)).toEqual([ana.id])
      // The guest has neither a session nor a seat any more, and is soon forgotten.
      await storage().endSessions(guest2.id, null)
      await storage().tidy(9, 0)
      expect(await storage().findUser(guest2.id)).toBeNull()
      expect((await storage().linesBy(account.id)).map(({ said }) => said)).toEqual([{ text: 'rude' }])
      expect(await storage().findUser(account.id)).toMatchObject({ bannedUntil: 6 + 3 * DAY })
      const open = (await storage().openReports(1000, 9)).filter((each) => each.reportedUser === account.id)
      expect(open).toMatchObject([{ reason: 'play', reportsInAll: 2, said: [{ said: { text: 'rude' } }] }])
      expect((await storage().blockedBy(ana.id)).map(({ user }) => user)).toEqual([account.id])
      expect((await storage().blockedBy(account.id)).map(({ user }) => user)).toEqual([mod.id])
      expect(await storage().vacationsSince(account.id, 0)).toMatchObject([{ from: 10, until: 20 }])
      // Days that were taken are not taken twice by the same way.
      await storage().bringVacations(account.id, account.id)
      expect(await storage().vacationsSince(account.id, 0)).toHaveLength(1)
    })

    it('what moderators did stays known when those whom it was about are gone', async () => {
      const [ana, ben, mod] = [await guest('Ana'), await guest('Ben'), await guest('Mod')]
      await storage().addReport({ reporter: ana, reported: ben, code: 'x', reason: 'name', words: '', at: 10 })
      const report = (await storage().openReports(1000, 11)).find((each) => each.reportedUser === ben.id)
      await storage().decide(report?.id ?? 0, { kind: 'mute', reason: 'enough', days: 1 }, mod, 20)
      await storage().removeUser(ana.id)
      await storage().removeUser(ben.id)
      expect((await storage().moderationLog(1))[0]).toMatchObject({ by: 'Mod', about: 'Ben', act: { kind: 'mute' } })
    })
  })
}
