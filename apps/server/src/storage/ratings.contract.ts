import type { PaceFamily } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import type { ChairRecord, UserId } from '../parties/partyRecord.ts'
import { rateGame } from '../ratings/rateGame.ts'
import { NEW_RATING, boardPointsOf } from '../ratings/rating.ts'
import type { Rating } from '../ratings/rating.ts'
import {
  accountIn,
  appendTo,
  entry,
  newCode,
  newSession,
  newTable,
  opening,
  party,
  ratedGameIn,
  someFigures,
} from '../testing/records.ts'
import type { Append, Storage, StoredTable } from './storage.ts'

export function describeRatings(storage: () => Storage): void {
  const account = (): Promise<UserId> => accountIn(storage())

  async function guest(): Promise<UserId> {
    const user = newCode()
    await storage().addUser({ id: user, name: 'Guest' }, newSession(newCode(), 1e15))
    return user
  }

  async function table(chairs: readonly ChairRecord[], rated: boolean | null = true): Promise<StoredTable> {
    const added = await storage().addTable(
      newTable({ game: opening(), party: { ...party([]), chairs, ...(rated !== null && { match: { rated } }) } }),
    )
    if (added === null) throw new Error('the code is taken')
    return added
  }

  const ratedTable = (users: readonly UserId[]): Promise<StoredTable> => ratedGameIn(storage(), users)

  const end = ({ id }: StoredTable, money: readonly number[], changes: Partial<Append> = {}): Promise<boolean> =>
    storage().append(appendTo(id, 0, { money, at: 7000, ...changes }))

  const ratingOf = async (user: UserId, family: PaceFamily = 'live'): Promise<Rating | null> =>
    (await storage().ratingsOf([user], family)).get(user) ?? null

  /** Somebody with a rating such as no few games give. */
  async function ranked(games: number): Promise<UserId> {
    const [best, other] = [await account(), await account()]
    for (let game = 0; game < games; game += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await end(await ratedTable([best, other]), [900, 1])
    }
    return best
  }

  describe('ratings', () => {
    it('change with the append that ends a rated game, and results are kept with them', async () => {
      const [ada, ben, cleo] = [await account(), await account(), await account()]
      const ended = await ratedTable([ada, ben, cleo])
      expect(await storage().resultsOf(ada, 9)).toEqual([])
      expect(await end(ended, [300, 500, 400])).toBe(true)
      const outcome = rateGame({
        rated: true,
        pace: 'live',
        money: [300, 500, 400],
        seats: [ada, ben, cleo].map((person) => ({ kind: 'rated', person, rating: NEW_RATING, stayed: true })),
      })
      const after = new Map(outcome.counts ? outcome.changes.map((change) => [change.person, change.after]) : [])
      expect(await storage().ratingsOf([ada, ben, cleo, newCode()], 'live')).toEqual(after)
      expect(await storage().ratingsOf([ada], 'turn_based')).toEqual(new Map())
      const result = {
        seat: 1,
        user: ben,
        family: 'live',
        stayed: true,
        endedAt: 7000,
        figures: someFigures(500),
        before: NEW_RATING,
        after: after.get(ben),
      }
      expect((await storage().resultsAt(ended.id))[1]).toEqual(result)
      const { code, party: its } = ended
      expect(await storage().resultsOf(ben, 9)).toEqual([{ ...result, code, party: its, money: [300, 500, 400] }])
    })

    it('change once, whatever is appended to a game that is over', async () => {
      const [ada, ben] = [await account(), await account()]
      const ended = await ratedTable([ada, ben])
      await end(ended, [300, 500])
      const before = await storage().ratingsOf([ada, ben], 'live')
      expect(await end(ended, [300, 500], { expected: 1 })).toBe(true)
      expect(await storage().ratingsOf([ada, ben], 'live')).toEqual(before)
      // As a server does whose code folds the log anew.
      const { id, party: same } = ended
      await storage().changeParty({ table: id, expected: 0, party: same, game: opening(), next: null, at: 8000 })
      expect(await end(ended, [300, 500], { expected: 2 })).toBe(true)
      expect(await storage().ratingsOf([ada, ben], 'live')).toEqual(before)
      expect(await storage().resultsOf(ada, 9)).toHaveLength(1)
    })

    it('do not change where somebody else was first, and change once where several end the game at once', async () => {
      const [ada, ben] = [await account(), await account()]
      const ended = await ratedTable([ada, ben])
      expect(await end(ended, [300, 500], { expected: 1 })).toBe(false)
      expect(await ratingOf(ada)).toBeNull()
      expect(await storage().resultsAt(ended.id)).toEqual([])
      const kept = await Promise.all([1, 2, 3, 4].map(() => end(ended, [300, 500])))
      expect(kept.filter(Boolean)).toHaveLength(1)
      expect((await ratingOf(ada))?.games).toBe(1)
    })

    it('do not change without the append: what fails at its end has never been', async () => {
      const [ada, ben] = [await account(), await account()]
      const ended = await ratedTable([ada, ben])
      // The last thing that is written is what the database cannot take.
      await expect(end(ended, [300, 500], { deadline: 0.5 })).rejects.toThrow('bigint')
      expect(await ratingOf(ada)).toBeNull()
      expect(await storage().resultsAt(ended.id)).toEqual([])
      expect(await storage().findTable(ended.code)).toEqual(ended)
      expect(await end(ended, [300, 500])).toBe(true)
      expect((await ratingOf(ada))?.games).toBe(1)
    })

    it('lose no game of people who end several at once, in whatever order they sit', async () => {
      const people = [await account(), await account(), await account(), await account()]
      const orders = Array.from({ length: 24 }, (_, at) => [...people.slice(at % 4), ...people.slice(0, at % 4)])
      const games = await Promise.all(
        orders.map((order, at) => ratedTable(at % 3 === 0 ? order.toReversed() : order.slice(0, 3))),
      )
      const kept = await Promise.all(
        games.map((each, at) =>
          end(
            each,
            each.party.chairs.map((_, seat) => seat * at),
          ),
        ),
      )
      expect(kept.every(Boolean)).toBe(true)
      for (const user of people) {
        // oxlint-disable-next-line no-await-in-loop
        const results = await storage().resultsOf(user, 99)
        const counted = results.map(({ after }) => after?.games ?? 0).toSorted((a, b) => a - b)
        expect(counted).toEqual(results.map((_, played) => played + 1))
        const byGames = new Map(results.map(({ after }) => [after?.games, after]))
        // Each stands on the one before.
        for (const { before } of results) expect(before).toEqual(byGames.get(before?.games) ?? NEW_RATING)
        // oxlint-disable-next-line no-await-in-loop
        expect(await ratingOf(user)).toEqual(byGames.get(results.length))
      }
    })

    it('come after all that was appended before, though nobody waits in between', async () => {
      const ended = await ratedTable([await account(), await account()])
      const appends = [
        appendTo(ended.id, 0, { entries: [entry(1)] }),
        appendTo(ended.id, 1, { entries: [entry(2)] }),
        appendTo(ended.id, 2, { entries: [entry(3)], money: [1, 2] }),
      ]
      expect(await Promise.all(appends.map((each) => storage().append(each)))).toEqual([true, true, true])
      expect(await storage().entriesAfter(ended.id, 0)).toEqual([entry(1), entry(2), entry(3)])
    })

    it('have whoever left, or has a stand-in at the end, behind everybody who stayed', async () => {
      const [ada, ben, cleo] = [await account(), await account(), await account()]
      const ended = await table([seated(ada), { kind: 'left', name: 'Ben', user: ben }, seated(cleo)])
      expect(await end(ended, [500, 900, 100], { standIns: [0, 1] })).toBe(true)
      const results = await storage().resultsAt(ended.id)
      expect(results.map(({ user, stayed }) => [user, stayed])).toEqual([
        [ada, false],
        [ben, false],
        [cleo, true],
      ])
      const mus = results.map(({ after }) => after?.mu ?? 0)
      expect(mus.toSorted((a, b) => b - a)).toEqual([mus[2], mus[1], mus[0]])
    })

    it('are for people with accounts alone; what a game came to is kept for guests, too', async () => {
      const [ada, ben, visitor] = [await account(), await account(), await guest()]
      const forgotten: ChairRecord = { kind: 'left', name: 'Anonymous' }
      const chairs = [seated(visitor), seated(ada), seated(ben), forgotten, { kind: 'bot', bot: 'easy' } as const]
      const ended = await table(chairs)
      expect(await end(ended, [900, 200, 100, 5, 3])).toBe(true)
      expect(await storage().ratingsOf([ada, ben, visitor], 'live')).toHaveLength(2)
      expect((await storage().resultsAt(ended.id)).map(({ user }) => user)).toEqual([visitor, ada, ben])
      expect(await storage().resultsOf(visitor, 9)).toMatchObject([{ before: null, after: null, stayed: true }])
    })

    it.each([
      ['tables that people opened themselves', null],
      ['tables that do not count', false],
    ])('do not change at %s', async (_, rated) => {
      const [ada, ben] = [await account(), await account()]
      expect(await end(await table([seated(ada), seated(ben)], rated), [3, 2])).toBe(true)
      expect(await ratingOf(ada)).toBeNull()
      expect(await storage().resultsOf(ada, 9)).toMatchObject([{ before: null, after: null, money: [3, 2] }])
    })

    it('are listed from the best on, without provisional ones and private profiles', async () => {
      const users = [await ranked(10), await ranked(12), await ranked(9)] as const
      const listed = async (): Promise<readonly UserId[]> =>
        (await storage().bestOf('live', 100)).map(({ user }) => user).filter((user) => users.includes(user))
      expect(await listed()).toEqual([users[1], users[0]])
      const [first] = await storage().bestOf('live', 1)
      expect(first).toEqual({
        user: users[1],
        name: 'Ada',
        portrait: null,
        handle: (await storage().profileOf(users[1]))?.handle,
        games: 12,
        boardPoints: boardPointsOf((await ratingOf(users[1])) ?? NEW_RATING),
      })
      const points = boardPointsOf((await ratingOf(users[0])) ?? NEW_RATING)
      const better = await storage().countBetter('live', points)
      expect(better).toBeGreaterThan(0)
      await storage().setPrivateProfile(users[1], true)
      expect(await listed()).toEqual([users[0]])
      expect(await storage().countBetter('live', points)).toBe(better - 1)
    })

    it('and results go with their user, and those of a guest come along', async () => {
      const [ada, ben, visitor] = [await account(), await account(), await guest()]
      await end(await ratedTable([ada, ben, visitor]), [3, 2, 1])
      await storage().bringAlong(visitor, ada, 9000)
      expect(await storage().resultsOf(ada, 9)).toHaveLength(2)
      expect(await storage().resultsOf(visitor, 9)).toEqual([])
      await storage().removeUser(ada)
      expect(await ratingOf(ada)).toBeNull()
      expect(await storage().resultsOf(ada, 9)).toEqual([])
      expect(await storage().resultsOf(ben, 9)).toHaveLength(1)
    })

    it('and results are the latest first', async () => {
      const ada = await account()
      for (const at of [5, 9, 7]) {
        // oxlint-disable-next-line no-await-in-loop
        await end(await table([seated(ada)], null), [at], { at })
      }
      expect((await storage().resultsOf(ada, 2)).map(({ endedAt }) => endedAt)).toEqual([9, 7])
    })
  })

  describe('profiles', () => {
    it('are found by a handle that nobody can guess, and are an account’s alone', async () => {
      const [ada, ben, visitor] = [await account(), await account(), await guest()]
      const own = await storage().profileOf(ada)
      expect(own).toEqual({ handle: expect.stringMatching(/^[\da-f]{16}$/) as string, isPrivate: false })
      const handle = own?.handle ?? ''
      expect(await storage().findProfile(handle)).toEqual({ user: ada, handle, isPrivate: false })
      expect(await storage().findProfile('0000000000000000')).toBeNull()
      expect(await storage().profileOf(visitor)).toBeNull()
      const others = (await storage().profileOf(ben))?.handle ?? ''
      expect(others).not.toBe(handle)
      expect(await storage().publicHandles([visitor, ada, ben])).toEqual(
        new Map([
          [ada, handle],
          [ben, others],
        ]),
      )
      await storage().setPrivateProfile(ada, true)
      expect(await storage().findProfile(handle)).toEqual({ user: ada, handle, isPrivate: true })
      expect(await storage().publicHandles([ada, ben])).toEqual(new Map([[ben, others]]))
      expect(await storage().publicHandles([])).toEqual(new Map())
    })
  })
}

function seated(user: UserId): ChairRecord {
  return { kind: 'person', user, name: `Name of ${user}`, ready: true }
}
