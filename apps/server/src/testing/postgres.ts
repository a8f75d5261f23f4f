import { randomBytes } from 'node:crypto'
import { env } from 'node:process'
import { runIn } from '../processes/postgresProcess.ts'
import { startSomePostgres } from './postgresSources.ts'
import { sharedOr } from './service.ts'
import type { RunningService } from './service.ts'

/** A real PostgreSQL, in which the tests of one file have databases of their own. */
export interface TestPostgres {
  /** The address of a database that nobody else uses. */
  readonly newDatabase: () => Promise<string>
  /** Removes what these tests made in it, and leaves nothing behind. */
  readonly stop: () => Promise<void>
}

/** `null`, and loudly so, if no PostgreSQL can be had; but where CI is set the tests fail then. */
export async function findPostgres(): Promise<TestPostgres | null> {
  try {
    return testsIn(await sharedOr('postgres', startSomePostgres))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `NO POSTGRESQL FOR THE TESTS. Install one, or set DATABASE_URL_FOR_TESTS. ${reason}`
    if (env['CI'] !== undefined && env['CI'] !== '') throw new Error(message, { cause: error })
    console.warn(`\n*** ${message}\n*** The tests that need it are SKIPPED.\n`)
    return null
  }
}

function testsIn({ url, stop }: RunningService): TestPostgres {
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
