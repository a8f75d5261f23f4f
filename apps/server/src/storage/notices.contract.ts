import { describe, expect, it } from 'vitest'
import { appendTo, entry, newCode, newSession, newTable, opening, party } from '../testing/records.ts'
import type { StoredNotice, Subscription } from './notices.ts'
import type { Append, Storage, StoredTable } from './storage.ts'

/** Long after all that other contracts do. */
const LATE = 10_000_000

function pass(seat: number): Pick<Append, 'actions'> {
  return { actions: [{ type: 'pass', seat }] }
}

function subscription(): Subscription {
  return { endpoint: `https://push.example.com/${newCode()}`, p256dh: 'key', auth: 'secret', language: 'de' }
}

export function describeNotices(storage: () => Storage): void {
  async function turnsOf(users: readonly string[]): Promise<StoredTable> {
    const table = await storage().addTable(newTable({ game: opening(), party: party(users, { pace: 'turn_based' }) }))
    if (table === null) throw new Error('the code is taken')
    return table
  }

  /** Appends one entry after the others of a game that counts days. */
  async function append({ id, code }: StoredTable, at: number, given: Partial<Append>): Promise<void> {
    const expected = (await storage().findTable(code))?.version ?? 0
    const entries = [entry(at)]
    expect(await storage().append(appendTo(id, expected, { countsDays: true, entries, at, ...given }))).toBe(true)
  }

  async function untoldAt(table: StoredTable, turnsBegunBy = LATE): Promise<readonly StoredNotice[]> {
    const all = await storage().untold(LATE, turnsBegunBy, 1000)
    return all.filter((notice) => notice.table === table.id)
  }

  describe('notices', () => {
    it('come up when a game waits for a seat, and say what is public about it', async () => {
      const table = await turnsOf(['ada', 'ben'])
      await append(table, 100, { asked: [1], dues: [null, 700, null] })
      expect(await untoldAt(table)).toEqual([
        {
          table: table.id,
          seat: 1,
          version: 1,
          subject: 'turn',
          code: table.code,
          user: 'ben',
          players: ['Ada', 'Ben', 'Cleo'],
          due: 700,
        },
      ])
      expect(await untoldAt(table, 99)).toEqual([])
    })

    it('are one for a whole turn, whatever others do, and another one for the next', async () => {
      const table = await turnsOf(['ada', 'ben'])
      await append(table, 100, { asked: [0, 1] })
      await append(table, 200, { asked: [0, 1], ...pass(2) })
      await append(table, 300, { asked: [1], ...pass(0) })
      expect((await untoldAt(table)).map(({ seat, version }) => [seat, version])).toEqual([[1, 1]])
      await append(table, 400, { asked: [0, 1], ...pass(2) })
      expect((await untoldAt(table)).map(({ seat, version }) => [seat, version])).toEqual([
        [1, 1],
        [0, 4],
      ])
      // Who plays and is asked again at once has another turn.
      await append(table, 500, { asked: [0, 1], ...pass(0) })
      // So has who was asked no longer without having played.
      await append(table, 600, { asked: [0] })
      await append(table, 700, { asked: [0, 1] })
      expect((await untoldAt(table)).map(({ seat, version }) => [seat, version])).toEqual([
        [0, 5],
        [1, 7],
      ])
    })

    it('are claimed once, by whoever is first, and stay so while the turn lasts', async () => {
      const table = await turnsOf(['ada'])
      await append(table, 100, { asked: [0] })
      const key = { table: table.id, seat: 0, version: 1 }
      expect(await storage().claimNotice({ ...key, version: 2 }, 500)).toBe(false)
      const claims = await Promise.all(Array.from({ length: 5 }, () => storage().claimNotice(key, 500)))
      expect(claims.filter(Boolean)).toHaveLength(1)
      await append(table, 200, { asked: [0] })
      expect(await storage().claimNotice(key, 600)).toBe(false)
      expect(await untoldAt(table)).toEqual([])
      await append(table, 300, { asked: [0], actions: [{ type: 'pass', seat: 0 }] })
      expect(await storage().claimNotice(key, 700)).toBe(false)
      expect(await storage().claimNotice({ ...key, version: 3 }, 700)).toBe(true)
    })

    it('wait until the time for which they were put off', async () => {
      const table = await turnsOf(['ada'])
      await append(table, 100, { asked: [0] })
      await storage().postponeNotice({ table: table.id, seat: 0, version: 1 }, LATE + 1)
      expect(await untoldAt(table)).toEqual([])
      const later = await storage().untold(LATE + 1, LATE, 1000)
      expect(later.some((notice) => notice.table === table.id)).toBe(true)
    })

    it('say once that a game is over, to every seat, and then go', async () => {
      const table = await turnsOf(['ada', 'ben'])
      await append(table, 100, { asked: [0] })
      await append(table, 200, { money: [10, 20, 30] })
      const over = await untoldAt(table, 0)
      expect(over.map(({ seat, subject, user }) => [seat, subject, user])).toEqual([
        [0, 'over', 'ada'],
        [1, 'over', 'ben'],
        [2, 'over', null],
      ])
      for (const notice of over.slice(0, 2)) {
        // oxlint-disable-next-line no-await-in-loop -- there are two
        expect(await storage().claimNotice(notice, 300)).toBe(true)
      }
      await storage().tidy(0, 0)
      expect((await untoldAt(table, 0)).map(({ seat }) => seat)).toEqual([2])
      expect(await storage().claimNotice({ table: table.id, seat: 0, version: 2 }, 400)).toBe(false)
    })

    it('are none at tables that do not count days', async () => {
      const table = await turnsOf(['ada'])
      await append(table, 100, { asked: [0], countsDays: false })
      await append(table, 200, { money: [1, 2, 3], countsDays: false })
      expect(await untoldAt(table)).toEqual([])
    })
  })

  async function userWith(sessions: number): Promise<{ readonly user: string; readonly hashes: readonly string[] }> {
    const user = newCode()
    const hashes = Array.from({ length: sessions }, newCode)
    await storage().addUser({ id: user, name: 'Ada' }, newSession(hashes[0] ?? '', 1000))
    for (const hash of hashes.slice(1)) {
      // oxlint-disable-next-line no-await-in-loop -- there are few
      await storage().addSession(user, newSession(hash, 1000))
    }
    return { user, hashes }
  }

  const endpointsOf = async (user: string, now = 1): Promise<readonly string[]> =>
    (await storage().subscriptionsOf(user, now)).map(({ endpoint }) => endpoint)

  describe('subscriptions', () => {
    it('are one for a session, and end with it', async () => {
      const { user, hashes } = await userWith(2)
      const [first = '', second = ''] = hashes
      const [one, two, three] = [subscription(), subscription(), subscription()]
      await storage().subscribe(first, one, 10, 5)
      await storage().subscribe(second, two, 20, 5)
      await storage().subscribe(first, three, 30, 5)
      expect(await storage().subscriptionsOf(user, 1)).toEqual([
        { ...three, device: null, addedAt: 30 },
        { ...two, device: null, addedAt: 20 },
      ])
      expect(await endpointsOf(user, 1000)).toEqual([])
      await storage().endSession(user, first)
      expect(await endpointsOf(user)).toEqual([two.endpoint])
      expect(await storage().isSubscribed(second)).toBe(true)
      await storage().unsubscribe(second)
      expect(await storage().isSubscribed(second)).toBe(false)
      await storage().subscribe(second, two, 40, 5)
      await storage().removeUser(user)
      expect(await endpointsOf(user)).toEqual([])
    })

    it('belong to whoever named the address last, and are so many at most', async () => {
      const [ada, ben] = [await userWith(3), await userWith(1)]
      const shared = subscription()
      await storage().subscribe(ada.hashes[0] ?? '', shared, 10, 2)
      await storage().subscribe(ben.hashes[0] ?? '', shared, 20, 2)
      expect(await endpointsOf(ada.user)).toEqual([])
      const [one, two, three] = [subscription(), subscription(), subscription()]
      await storage().subscribe(ada.hashes[0] ?? '', one, 30, 2)
      await storage().subscribe(ada.hashes[1] ?? '', two, 40, 2)
      await storage().subscribe(ada.hashes[2] ?? '', three, 50, 2)
      expect(await endpointsOf(ada.user)).toEqual([three.endpoint, two.endpoint])
      expect(await endpointsOf(ben.user)).toEqual([shared.endpoint])
      await storage().removeEndpoint(two.endpoint)
      expect(await endpointsOf(ada.user)).toEqual([three.endpoint])
    })

    it('go along when the same person goes on under another session', async () => {
      const { user, hashes } = await userWith(2)
      const [before = '', after = ''] = hashes
      const one = subscription()
      await storage().subscribe(before, one, 10, 5)
      await storage().moveSubscription(before, after)
      await storage().endSession(user, before)
      expect(await endpointsOf(user)).toEqual([one.endpoint])
    })
  })

  describe('mail about games', () => {
    it('is wanted or not, and stopped by the token that was kept first', async () => {
      const { user } = await userWith(1)
      const way = {
        kind: 'passkey',
        id: newCode(),
        publicKey: '',
        counter: 0,
        transports: [],
        site: '',
        label: '',
      } as const
      await storage().addAccount(user, 'en', way, 1)
      const [token, other] = [newCode(), newCode()]
      expect(await storage().mailNoticesOf(user)).toBe(null)
      await storage().setMailNotices(user, true, token)
      expect(await storage().stopMailNotices(newCode())).toBe(false)
      expect(await storage().mailNoticesOf(user)).toEqual({ wanted: true, token })
      expect(await storage().stopMailNotices(token)).toBe(true)
      expect(await storage().mailNoticesOf(user)).toEqual({ wanted: false, token })
      await storage().setMailNotices(user, true, other)
      expect(await storage().mailNoticesOf(user)).toEqual({ wanted: true, token })
      expect([await storage().stopMailNotices(token), await storage().stopMailNotices(token)]).toEqual([true, true])
      await storage().removeUser(user)
      expect(await storage().mailNoticesOf(user)).toBe(null)
    })
  })
}
