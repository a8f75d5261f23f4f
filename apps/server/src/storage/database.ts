import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm/sql'

/** A database of either driver, or a transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT>

/** The rows that a hand-written statement gives; both drivers put them into a field of that name. */
export async function rowsOf<Row>(database: Database, query: SQL): Promise<readonly Row[]> {
  try {
    const result = (await database.execute(query)) as { readonly rows: readonly Row[] }
    return result.rows
  } catch (error) {
    // Drizzle's error quotes the statement with all its values, which nobody may read in a log.
    throw error instanceof DrizzleQueryError ? (error.cause ?? error) : error
  }
}

/** PostgreSQL's code of an error, such as 23505; `null` where the error is not one of the database's own. */
export function sqlStateOf(error: unknown): string | null {
  const origin = error instanceof DrizzleQueryError ? error.cause : error
  const code = origin instanceof Error && 'code' in origin ? origin.code : null
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null
}
