import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { openPostgres } from '../storage/postgres.ts'
import { sqlStorage } from '../storage/sqlStorage.ts'
import type { Storage } from '../storage/storage.ts'
import { databaseInMemory } from './preparedDatabase.ts'
import { sharedOr } from './service.ts'

interface Shared {
  readonly storage: Storage
  readonly run: (statement: string) => Promise<unknown>
}

let shared: Promise<Shared> | null = null

/** A real database. All tests of a process share one: tables do not meet in it. */
export async function sharedDatabase(): Promise<Storage> {
  shared ??= makeShared()
  return (await shared).storage
}

/** Forgets all tables of the shared database, so that the same codes can be given again. */
export async function forgetTables(): Promise<void> {
  shared ??= makeShared()
  await (await shared).run('delete from tables')
}

/** In the PostgreSQL of the run, which answers with half the work of a PGlite; in one of those where there is none. */
async function makeShared(): Promise<Shared> {
  const service = await sharedOr('emptyDatabase', nobodyShares).catch(() => null)
  return service === null ? inMemory() : inPostgres(service.url)
}

function nobodyShares(): Promise<never> {
  return Promise.reject(new Error('there is no PostgreSQL of a run'))
}

async function inPostgres(url: string): Promise<Shared> {
  const upToDate = await openPostgres({ url, report: () => {} })
  await upToDate.close()
  // With one connection, as with PGlite, what is asked first is answered first: the same script runs in the same way each time.
  const pool = new Pool({ connectionString: url, max: 1, allowExitOnIdle: true })
  // It ends with the run.
  const storage = sqlStorage(drizzlePostgres(pool), () => Promise.resolve())
  return { storage, run: (statement) => pool.query(statement) }
}

async function inMemory(): Promise<Shared> {
  const database = await databaseInMemory()
  const storage = sqlStorage(drizzlePglite(database), () => Promise.resolve())
  return { storage, run: (statement) => database.exec(statement) }
}
