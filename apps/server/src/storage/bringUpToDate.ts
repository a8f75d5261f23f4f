import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import { sqlStateOf } from './database.ts'
import { migrate } from './migrate.ts'
import { explainRefusal } from './postgresPlace.ts'
import type { PostgresPlace } from './postgresPlace.ts'
import { StorageFault } from './storageFault.ts'

/** The database lets this user change rows, and no tables. */
const NOT_ALLOWED = '42501'

/**
 * Gives a PostgreSQL what this code needs. On a connection of its own: a change of a large database, or another server that
 * makes it, may take as long as it likes. Resolves to how many changes were made.
 */
export async function bringUpToDate(options: ClientConfig, place: PostgresPlace): Promise<number> {
  const client = new Client(options)
  // What breaks the connection also fails what is asked on it.
  client.on('error', () => {})
  try {
    await client.connect().catch((error: unknown) => {
      throw explainRefusal(place, error)
    })
    return await migrate(drizzle(client)).catch((error: unknown) => {
      throw sqlStateOf(error) === NOT_ALLOWED ? notByThisUser(place) : error
    })
  } finally {
    await client.end()
  }
}

function notByThisUser({ host, port, database, user }: PostgresPlace): StorageFault {
  return new StorageFault(
    'cannot_prepare',
    `The database ${database} at ${host}:${port} is not prepared for this version of the server, and the user ${user} may not do it. Let its owner do it, and start again: DATABASE_URL=postgres://owner:password@${host}:${port}/${database} npm run migrate`,
  )
}
