import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { rowsOf } from './database.ts'
import type { Database } from './database.ts'
import { said } from './schema.ts'
import type { TalkStorage } from './storage.ts'

export function talkStorage(database: Database): TalkStorage {
  return {
    say: async (table, line) => {
      const [row] = await rowsOf<{ number: number }>(
        database,
        sql`with counted as (update tables set said = said + 1 where id = ${table} returning id, said)
          insert into said (table_id, number, chair, name, at, said)
          select id, said, ${line.chair}::integer, ${line.name}::text, ${line.at}::bigint, ${JSON.stringify(line.said)}::json
          from counted
          returning number`,
      )
      if (row === undefined) throw new Error(`There is no table ${table} to say something at.`)
      return row.number
    },
    linesAfter: async (table, number, limit) => {
      const latest = await database
        .select({ number: said.number, chair: said.chair, name: said.name, at: said.at, said: said.said })
        .from(said)
        .where(and(eq(said.table, table), gt(said.number, number)))
        .orderBy(desc(said.number))
        .limit(limit)
      return latest.toReversed()
    },
  }
}
