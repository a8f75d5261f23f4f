import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { bringVacations } from './bringAlong.ts'
import { rowsOf } from './database.ts'
import type { Database } from './database.ts'
import { vacations } from './schema.ts'
import type { VacationStorage } from './storage.ts'

const KEPT = { user: vacations.user, from: vacations.from, until: vacations.until }

export function vacationStorage(database: Database): VacationStorage {
  return {
    bringVacations: (from, to) => bringVacations(database, from, to),
    takeVacation: async ({ user, from, until, now, since, most }) => {
      const [row] = await rowsOf<{ taken: 'taken' | 'away' | 'overdrawn' }>(
        database,
        sql`select take_vacation(${user}, ${from}::bigint, ${until}::bigint, ${now}::bigint, ${since}::bigint, ${most}::bigint) as taken`,
      )
      return row?.taken ?? 'overdrawn'
    },
    endVacation: async (user, now) => {
      await database.execute(sql`select end_vacation(${user}, ${now}::bigint)`)
    },
    vacationsSince: (user, since) =>
      database
        .select(KEPT)
        .from(vacations)
        .where(and(eq(vacations.user, user), gt(vacations.until, since)))
        .orderBy(vacations.from),
    vacationsNow: async (users, now) =>
      users.length === 0
        ? []
        : database
            .select(KEPT)
            .from(vacations)
            .where(and(inArray(vacations.user, [...users]), gt(vacations.until, now)))
            .orderBy(vacations.user, vacations.from),
  }
}
