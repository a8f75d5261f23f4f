import { describe, expect, it } from 'vitest'
import { newCode, newSession } from '../testing/records.ts'
import type { Storage, VacationWanted } from './storage.ts'

const DAY = 86_400_000
const NOW = 1000 * DAY

export function describeVacations(storage: () => Storage): void {
  async function someone(): Promise<string> {
    const user = newCode()
    await storage().addUser({ id: user, name: 'Ada' }, newSession(newCode(), 1e15))
    return user
  }

  function take(user: string, days: number, changes: Partial<VacationWanted> = {}): Promise<string> {
    const from = changes.from ?? NOW
    const wanted = { user, from, until: from + days * DAY, now: from, since: from - 365 * DAY, most: 30 }
    return storage().takeVacation({ ...wanted, ...changes })
  }

  describe('vacations', () => {
    it('are kept, one at a time', async () => {
      const [ada, ben] = [await someone(), await someone()]
      expect(await take(ada, 10)).toBe('taken')
      expect(await take(ada, 1, { now: NOW + 5 })).toBe('away')
      expect(await take(ben, 2, { from: NOW + DAY, now: NOW })).toBe('taken')
      const kept = { user: ada, from: NOW, until: NOW + 10 * DAY }
      expect(await storage().vacationsSince(ada, 0)).toEqual([kept])
      const both = await storage().vacationsNow([ben, ada, newCode()], NOW)
      expect(both).toHaveLength(2)
      expect(both).toContainEqual(kept)
      expect(await storage().vacationsNow([ada], NOW + 10 * DAY)).toEqual([])
      expect(await storage().vacationsNow([], NOW)).toEqual([])
    })

    it('cannot be overdrawn, and count again once they are long over', async () => {
      const ada = await someone()
      expect(await take(ada, 31)).toBe('overdrawn')
      expect(await take(ada, 20)).toBe('taken')
      const later = NOW + 40 * DAY
      expect(await take(ada, 11, { from: later })).toBe('overdrawn')
      expect(await take(ada, 10, { from: later })).toBe('taken')
      expect(await take(ada, 1, { from: later + 20 * DAY })).toBe('overdrawn')
      expect(await take(ada, 20, { from: NOW + 386 * DAY })).toBe('taken')
    })

    it('end early, and only the days that have begun count', async () => {
      const ada = await someone()
      await take(ada, 30)
      await storage().endVacation(ada, NOW + 2.5 * DAY)
      expect(await storage().vacationsSince(ada, 0)).toEqual([{ user: ada, from: NOW, until: NOW + 2.5 * DAY }])
      expect(await take(ada, 28, { from: NOW + 5 * DAY })).toBe('overdrawn')
      expect(await take(ada, 27, { from: NOW + 5 * DAY })).toBe('taken')
    })

    it('that have not begun are gone when they are called off', async () => {
      const ada = await someone()
      await take(ada, 30, { from: NOW + DAY, now: NOW })
      await storage().endVacation(ada, NOW)
      await storage().endVacation(ada, NOW)
      expect(await storage().vacationsSince(ada, 0)).toEqual([])
      expect(await take(ada, 30)).toBe('taken')
    })

    it('whoever asks twice at once gets one, and nobody who is not there gets any', async () => {
      const ada = await someone()
      const outcomes = await Promise.all([1, 2, 3, 4].map((day) => take(ada, 20, { from: NOW + day, now: NOW })))
      expect(outcomes.toSorted()).toEqual(['away', 'away', 'away', 'taken'])
      expect(await take(newCode(), 1)).toBe('overdrawn')
    })

    it('go with their user', async () => {
      const user = newCode()
      await storage().addUser({ id: user, name: null }, newSession(newCode(), 5))
      await take(user, 3)
      await storage().tidy(6, 0)
      expect(await storage().vacationsSince(user, 0)).toEqual([])
    })
  })
}
