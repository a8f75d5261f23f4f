import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { rowsOf } from './database.ts'
import type { Database } from './database.ts'
import { said, tables } from './schema.ts'
import type { TalkStorage } from './storage.ts'

export function talkStorage(database: Database): TalkStorage {
  return {
    say: async (table, { user, chair, name, at, said: line }, command) => {
      const [row] = await rowsOf<{ number: number | null }>(
        database,
        sql`select say_line(${table}, ${command}, ${user}, ${chair}, ${name}, ${at}, ${JSON.stringify(line)}) as number`,
      )
      const number = row?.number ?? null
      if (number === null) throw new Error(`There is no table ${table} to say something at.`)
      return number
    },
    linesAfter: async (table, number, limit) => {
      const latest = await database
        .select({
          number: said.number,
          user: said.user,
          chair: said.chair,
          name: said.name,
          at: said.at,
          said: said.said,
        })
        .from(said)
        .where(and(eq(said.table, table), gt(said.number, number)))
        .orderBy(desc(said.number))
        .limit(limit)
      return latest.toReversed()
    },
    linesBy: (user) =>
      database
        .select({
          number: said.number,
          user: said.user,
          chair: said.chair,
          name: said.name,
          at: said.at,
          said: said.said,
          code: tables.code,
        })
        .from(said)
        .innerJoin(tables, eq(tables.id, said.table))
        .where(eq(said.user, user))
        .orderBy(asc(said.at), asc(said.table), asc(said.number)),
  }
}
