import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { ProgramStorage } from './programs.ts'
import { accounts, programs, sessions, users } from './schema.ts'

export function programStorage(database: Database): ProgramStorage {
  return {
    addProgram: ({ user, owner, name, skeleton, tokenHash, at, endsAt }, most) =>
      database.transaction(async (transaction) => {
        // Two at once must not be one too many: the second waits for the first.
        const [account] = await transaction
          .select({ user: accounts.user })
          .from(accounts)
          .where(eq(accounts.user, owner))
          .for('update')
        if (account === undefined || (await liveOnes(transaction, owner, at)).length >= most) return false
        await transaction.insert(users).values({ id: user, name, nameSkeleton: skeleton })
        await transaction.insert(sessions).values({ tokenHash, user, endsAt, begunAt: at, seenAt: at })
        await transaction.insert(programs).values({ user, owner, madeAt: at })
        return true
      }),
    programsOf: (owner, now) => liveOnes(database, owner, now),
    allProgramsOf: async (owner) => {
      const rows = await database.select({ user: programs.user }).from(programs).where(eq(programs.owner, owner))
      return rows.map(({ user }) => user)
    },
  }
}

async function liveOnes(database: Database, owner: string, now: number): ReturnType<ProgramStorage['programsOf']> {
  const rows = await database
    .select({
      id: programs.id,
      user: programs.user,
      name: users.name,
      madeAt: programs.madeAt,
      seenAt: sessions.seenAt,
    })
    .from(programs)
    .innerJoin(users, eq(users.id, programs.user))
    .innerJoin(sessions, and(eq(sessions.user, programs.user), gt(sessions.endsAt, now)))
    .where(eq(programs.owner, owner))
    .orderBy(asc(programs.id))
  return rows.map(({ name, ...program }) => ({ ...program, name: name ?? '' }))
}
