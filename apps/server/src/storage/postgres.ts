import { drizzle } from 'drizzle-orm/node-postgres'
import type { ClientConfig } from 'pg'
import { bringUpToDate } from './bringUpToDate.ts'
import { parsePlace } from './postgresPlace.ts'
import { UnbreakablePool } from './postgresPool.ts'
import { sqlStorage } from './sqlStorage.ts'
import type { Storage } from './storage.ts'
import { lookAt } from '../watching/metrics.ts'

/** Appends of a process share one connection at a time; the others are for what is read meanwhile. */
const MOST_CONNECTIONS = 10

/** In milliseconds. */
const CONNECT_WITHIN = 10_000

/** A database that has not answered by then has vanished: tables stop, and are opened anew. In milliseconds. */
const ANSWER_WITHIN = 10_000

export interface PostgresOptions {
  /** postgres://user:password@host:port/database */
  readonly url: string
  readonly report: (line: string) => void
  /** Is told how many changes were made to the database, if any. */
  readonly changed?: (changes: number) => void
  /** How long an answer may take, in milliseconds. */
  readonly patience?: number
}

/** The storage in a PostgreSQL that several servers may share. Throws a `StorageFault`, which never names the password. */
export async function openPostgres({
  url,
  report,
  changed,
  patience = ANSWER_WITHIN,
}: PostgresOptions): Promise<Storage> {
  const place = parsePlace(url)
  const options: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN,
    keepAlive: true,
    application_name: 'modern-art',
  }
  const changes = await bringUpToDate(options, place)
  if (changes > 0) changed?.(changes)
  const pool = new UnbreakablePool({ ...options, max: MOST_CONNECTIONS, query_timeout: patience })
  // A connection that breaks while nobody uses it; the pool opens another.
  pool.on('error', (error) => report(`A connection to the database was lost: ${error.message}`))
  const callOffLooking = lookAt(() => ({
    databaseConnections: pool.totalCount,
    databaseIdle: pool.idleCount,
    databaseWaiting: pool.waitingCount,
  }))
  return sqlStorage(drizzle(pool), () => {
    callOffLooking()
    return pool.end()
  })
}
