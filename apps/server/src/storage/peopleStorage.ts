import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from './database.ts'
import { secrets, sessions, users } from './schema.ts'
import type { PeopleStorage } from './storage.ts'

/** As many as no one can guess. */
const SECRET_BYTES = 32

export function peopleStorage(database: Database): PeopleStorage {
  async function secretNamed(name: string): Promise<string | null> {
    const [row] = await database.select({ secret: secrets.secret }).from(secrets).where(eq(secrets.name, name))
    return row?.secret ?? null
  }

  return {
    addUser: (user, session) =>
      database.transaction(async (transaction) => {
        await transaction.insert(users).values({ id: user.id, name: user.name })
        await transaction.insert(sessions).values({ ...session, user: user.id })
      }),
    rename: async (user, name) => {
      await database.update(users).set({ name }).where(eq(users.id, user))
    },
    findUser: async (id) => {
      const [user] = await database.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, id))
      return user ?? null
    },
    userOfSession: async (tokenHash, now) => {
      const [user] = await database
        .select({ id: users.id, name: users.name })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.user))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.endsAt, now)))
      return user ?? null
    },
    extendSession: async (tokenHash, endsAt) => {
      await database.update(sessions).set({ endsAt }).where(eq(sessions.tokenHash, tokenHash))
    },
    secret: async (name) => {
      const kept = await secretNamed(name)
      if (kept !== null) return kept
      const made = randomBytes(SECRET_BYTES).toString('base64url')
      await database.insert(secrets).values({ name, secret: made }).onConflictDoNothing()
      // Another node may have been first.
      return (await secretNamed(name)) ?? made
    },
  }
}
