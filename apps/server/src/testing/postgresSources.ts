import { env } from 'node:process'
import { installedPostgres, npmPostgres } from '../processes/postgresPrograms.ts'
import { startPostgres } from '../processes/postgresProcess.ts'

export interface RunningPostgres {
  /** As somebody who may make databases. */
  readonly url: string
  readonly stop: () => Promise<void>
}

export function givenPostgres(): Promise<RunningPostgres | null> {
  const url = env['DATABASE_URL_FOR_TESTS'] ?? env['DATABASE_URL'] ?? ''
  return Promise.resolve(url === '' ? null : { url, stop: () => Promise.resolve() })
}

export async function postgresOfMachine(): Promise<RunningPostgres | null> {
  return startIn(await installedPostgres())
}

export async function postgresFromNpm(): Promise<RunningPostgres | null> {
  return startIn(await npmPostgres())
}

async function startIn(programs: string | null): Promise<RunningPostgres | null> {
  if (programs === null) return null
  const { url, remove } = await startPostgres({ programs })
  return { url, stop: remove }
}
