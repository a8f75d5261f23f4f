import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { migrate } from './migrate.ts'
import { explainRefusal, parsePlace } from './postgresPlace.ts'
import type { PostgresPlace } from './postgresPlace.ts'
import { sqlStorage } from './sqlStorage.ts'
import type { Storage } from './storage.ts'

/** Appends of a process share one connection at a time; the others are for what is read meanwhile. */
const MOST_CONNECTIONS = 10

/** In milliseconds. */
const CONNECT_WITHIN = 10_000

export interface PostgresOptions {
  /** postgres://user:password@host:port/database */
  readonly url: string
  readonly report: (line: string) => void
}

/** The storage in a PostgreSQL that several servers may share. Throws a `StorageFault`, which never names the password. */
export async function openPostgres({ url, report }: PostgresOptions): Promise<Storage> {
  const place = parsePlace(url)
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    keepAlive: true,
    application_name: 'modern-art',
  })
  // A connection that breaks while nobody uses it; the pool opens another. Without a listener the process would end.
  pool.on('error', (error) => report(`A connection to the database was lost: ${error.message}`))
  try {
    await connectOnce(pool, place)
    const database = drizzle(pool)
    await migrate(database)
    return sqlStorage(database, () => pool.end())
  } catch (error) {
    await pool.end()
    throw error
  }
}

async function connectOnce(pool: Pool, place: PostgresPlace): Promise<void> {
  try {
    const connection = await pool.connect()
    connection.release()
  } catch (error) {
    throw explainRefusal(place, error)
  }
}
