import { sql } from 'drizzle-orm'
import { rowsOf } from './database.ts'
import type { Database } from './database.ts'
import { MIGRATIONS } from './migrations/all.ts'
import type { Migration } from './migrations/migration.ts'
import { StorageFault } from './storageFault.ts'

/** Any number, as long as nothing else in the database locks by it. */
const LOCK = 7_240_116

/**
 * Brings a database up to what this code needs. Each change is made as a whole or not at all, and by one process only,
 * even if several start at once. Resolves to how many were made. A database that newer code has changed is left alone: that is a `StorageFault`.
 */
export async function migrate(database: Database, migrations: readonly Migration[] = MIGRATIONS): Promise<number> {
  const known = migrations.at(-1)?.number ?? 0
  if ((await isPrepared(database)) && (await latest(database, known)) === known) return 0
  let made = 0
  for (const migration of migrations) {
    // oxlint-disable-next-line no-await-in-loop -- each builds on the one before
    if (await apply(database, migration, known)) made += 1
  }
  return made
}

async function isPrepared(database: Database): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(database, sql`select to_regclass('migrations') is not null as found`)
  return row?.found === true
}

/** The number of the latest change that the database has had; 0 for none. */
async function latest(database: Database, known: number): Promise<number> {
  const rows = await rowsOf<{ number: number }>(
    database,
    sql`select coalesce(max(number), 0) as number from migrations`,
  )
  const number = rows[0]?.number ?? 0
  if (number > known) {
    throw new StorageFault(
      'newer_database',
      `A newer version of the server has used this database (its change ${number}; this version knows ${known}). Start that version, or let this one use another database.`,
    )
  }
  return number
}

/** Whether it was still to be made. */
function apply(database: Database, { number, name, statements }: Migration, known: number): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`)
    await transaction.execute(
      sql`create table if not exists migrations (number integer primary key, name text not null, applied_at timestamptz not null default now())`,
    )
    if ((await latest(transaction, known)) >= number) return false
    for (const statement of statements) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await transaction.execute(sql.raw(statement))
    }
    await transaction.execute(sql`insert into migrations (number, name) values (${number}, ${name})`)
    return true
  })
}
