import { randomBytes } from 'node:crypto'
import type { SanctionKind } from '@modern-art/protocol'
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { inOneGo } from '../inOneGo.ts'
import type { Database } from './database.ts'
import { accounts, programs, sanctions, secrets, sessions, users } from './schema.ts'
import type { NewSession, PeopleStorage, User } from './storage.ts'

/** As many as no one can guess. */
const SECRET_BYTES = 32

/** A user as others know them; to be selected where `accounts` is joined. */
const USER = {
  id: users.id,
  name: users.name,
  portrait: users.portrait,
  hasAccount: sql<boolean>`${accounts.user} is not null`,
  owner: ownerOf(users.id).mapWith((owner: string | null) => owner),
  mutedUntil: sanctionedUntil('mute'),
  bannedUntil: sanctionedUntil('ban'),
}

/** Whose program a user is; null for people. */
function ownerOf(user: AnyPgColumn): SQL<string | null> {
  return sql`(select ${programs.owner} from ${programs} where ${programs.user} = ${user})`
}

/** Until when a sanction of this kind holds, be it over by now. */
function sanctionedUntil(kind: SanctionKind): SQL<number | null> {
  const latest = sql`(select max(${sanctions.endsAt}) from ${sanctions} where ${sanctions.user} in (${users.id}, ${ownerOf(users.id)}) and ${sanctions.kind} = ${kind})`
  return latest.mapWith((value: string | number | null) => (value === null ? null : Number(value)))
}

export function peopleStorage(database: Database): PeopleStorage {
  async function secretNamed(name: string): Promise<string | null> {
    const [row] = await database.select({ secret: secrets.secret }).from(secrets).where(eq(secrets.name, name))
    return row?.secret ?? null
  }

  /** Many people may come back at once. */
  const userAndEnd = inOneGo(async (tokenHashes: readonly string[]) => {
    const rows = await database
      .select({ ...USER, tokenHash: sessions.tokenHash, signedInAt: sessions.signedInAt, endsAt: sessions.endsAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user))
      .leftJoin(accounts, eq(accounts.user, users.id))
      .where(inArray(sessions.tokenHash, [...new Set(tokenHashes)]))
    const found = new Map(
      rows.map(({ tokenHash, signedInAt, endsAt, ...user }) => [tokenHash, { user, signedInAt, endsAt }]),
    )
    return tokenHashes.map((tokenHash) => found.get(tokenHash) ?? null)
  })

  return {
    addUser: ({ id, name }, session) =>
      database.transaction(async (transaction) => {
        await transaction.insert(users).values({ id, name })
        await transaction.insert(sessions).values(rowOf(id, session))
      }),
    rename: async (user, name, nameSkeleton) => {
      await database.update(users).set({ name, nameSkeleton }).where(eq(users.id, user))
    },
    setPortrait: async (user, portrait) => {
      await database.update(users).set({ portrait }).where(eq(users.id, user))
    },
    findUser: async (id) => {
      const [user] = await database
        .select(USER)
        .from(users)
        .leftJoin(accounts, eq(accounts.user, users.id))
        .where(eq(users.id, id))
      return user ?? null
    },
    findUsers: async (ids) =>
      ids.length === 0
        ? []
        : database
            .select(USER)
            .from(users)
            .leftJoin(accounts, eq(accounts.user, users.id))
            .where(inArray(users.id, [...ids])),
    addSession: async (user, session) => {
      await database.insert(sessions).values(rowOf(user, session))
    },
    userOfSession: async (tokenHash, now) => {
      const found = await userAndEnd(tokenHash)
      if (found === null || found.endsAt <= now) return null
      const { user, signedInAt } = found
      return { user, signedInAt }
    },
    extendSession: async (tokenHash, seenAt, endsAt) => {
      await database.update(sessions).set({ seenAt, endsAt }).where(eq(sessions.tokenHash, tokenHash))
    },
    sessionsOf: (user, now) =>
      database
        .select({
          tokenHash: sessions.tokenHash,
          device: sessions.device,
          begunAt: sessions.begunAt,
          seenAt: sessions.seenAt,
          signedInAt: sessions.signedInAt,
        })
        .from(sessions)
        .where(and(eq(sessions.user, user), gt(sessions.endsAt, now)))
        .orderBy(desc(sessions.seenAt), sessions.tokenHash),
    openSessions: async (tokenHashes, now) => {
      if (tokenHashes.length === 0) return []
      const rows = await database
        .select({ tokenHash: sessions.tokenHash })
        .from(sessions)
        .where(
          and(
            inArray(sessions.tokenHash, [...tokenHashes]),
            gt(sessions.endsAt, now),
            sql`not exists (select from ${sanctions} where ${sanctions.user} in (${sessions.user}, ${ownerOf(sessions.user)}) and ${sanctions.kind} = 'ban' and ${sanctions.endsAt} > ${now})`,
          ),
        )
      return rows.map(({ tokenHash }) => tokenHash)
    },
    endSession: async (user, tokenHash) => {
      const ended = await database
        .delete(sessions)
        .where(and(eq(sessions.user, user), eq(sessions.tokenHash, tokenHash)))
        .returning({ tokenHash: sessions.tokenHash })
      return ended.length > 0
    },
    endSessions: async (user, butFor) => {
      await database
        .delete(sessions)
        .where(and(eq(sessions.user, user), butFor === null ? undefined : ne(sessions.tokenHash, butFor)))
    },
    secret: async (name, make = randomText) => {
      const kept = await secretNamed(name)
      if (kept !== null) return kept
      const made = make()
      await database.insert(secrets).values({ name, secret: made }).onConflictDoNothing()
      // Another node may have been first.
      return (await secretNamed(name)) ?? made
    },
  }
}

function randomText(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

function rowOf(user: User['id'], session: NewSession): typeof sessions.$inferInsert {
  const { tokenHash, device, begunAt, signedInAt, endsAt } = session
  return { tokenHash, user, device, begunAt, seenAt: begunAt, signedInAt, endsAt }
}
