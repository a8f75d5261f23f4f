import { and, asc, desc, eq, gt, gte, inArray, isNotNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PaceFamily } from '../ratings/paceFamily.ts'
import { GAMES_UNTIL_KNOWN } from '../ratings/rating.ts'
import type { Database } from './database.ts'
import type { RatingStorage } from './ratings.ts'
import { accounts, ratings, results, tables, users } from './schema.ts'

const RESULT = {
  seat: results.seat,
  user: results.user,
  family: results.family,
  stayed: results.stayed,
  endedAt: results.endedAt,
  figures: results.figures,
  before: results.before,
  after: results.after,
}

const PROFILE = { handle: accounts.handle, isPrivate: accounts.privateProfile }

export function ratingStorage(database: Database): RatingStorage {
  return {
    ratingsOf: async (whose, family) => {
      if (whose.length === 0) return new Map()
      const rows = await database
        .select({ user: ratings.user, mu: ratings.mu, sigma: ratings.sigma, games: ratings.games })
        .from(ratings)
        .where(and(eq(ratings.family, family), inArray(ratings.user, [...whose])))
      return new Map(rows.map(({ user, mu, sigma, games }) => [user, { mu, sigma, games }]))
    },
    bestOf: async (family, limit) => {
      const rows = await database
        .select({
          user: ratings.user,
          name: users.name,
          portrait: users.portrait,
          handle: accounts.handle,
          games: ratings.games,
          boardPoints: ratings.board,
        })
        .from(ratings)
        .innerJoin(users, eq(users.id, ratings.user))
        .innerJoin(accounts, eq(accounts.user, ratings.user))
        .where(isListed(family))
        .orderBy(desc(ratings.board), asc(accounts.handle))
        .limit(limit)
      return rows.map((row) => ({ ...row, name: row.name ?? '' }))
    },
    countBetter: async (family, boardPoints) => {
      const better = database
        .select({ user: ratings.user })
        .from(ratings)
        .innerJoin(users, eq(users.id, ratings.user))
        .innerJoin(accounts, eq(accounts.user, ratings.user))
        .where(and(isListed(family), gt(ratings.board, boardPoints)))
      return database.$count(better.as('better'))
    },
    resultsOf: async (user, limit) => {
      const rows = await database
        .select({ ...RESULT, code: tables.code, party: tables.party, money: tables.money })
        .from(results)
        .innerJoin(tables, eq(tables.id, results.table))
        .where(eq(results.user, user))
        .orderBy(desc(results.endedAt), desc(results.table))
        .limit(limit)
      return rows.map((row) => ({ ...row, money: row.money ?? [] }))
    },
    resultsAt: (table) => database.select(RESULT).from(results).where(eq(results.table, table)).orderBy(results.seat),
    findProfile: async (handle) => {
      const [found] = await database
        .select({ user: accounts.user, ...PROFILE })
        .from(accounts)
        .where(eq(accounts.handle, handle))
      return found ?? null
    },
    profileOf: async (user) => {
      const [found] = await database.select(PROFILE).from(accounts).where(eq(accounts.user, user))
      return found ?? null
    },
    publicHandles: async (whose) => {
      if (whose.length === 0) return new Map()
      const rows = await database
        .select({ user: accounts.user, handle: accounts.handle })
        .from(accounts)
        .where(and(inArray(accounts.user, [...whose]), eq(accounts.privateProfile, false)))
      return new Map(rows.map(({ user, handle }) => [user, handle]))
    },
    setPrivateProfile: async (user, isPrivate) => {
      await database.update(accounts).set({ privateProfile: isPrivate }).where(eq(accounts.user, user))
    },
  }
}

/** Who is on a list of the best. */
function isListed(family: PaceFamily): SQL | undefined {
  return and(
    eq(ratings.family, family),
    gte(ratings.games, GAMES_UNTIL_KNOWN),
    eq(accounts.privateProfile, false),
    isNotNull(users.name),
  )
}
