import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { openEmbedded } from '../storage/embedded.ts'
import { openPostgres } from '../storage/postgres.ts'
import type { Storage } from '../storage/storage.ts'
import { findPostgres } from '../testing/postgres.ts'
import { preparedFolder } from '../testing/preparedFolder.ts'

/** Where a server keeps its data for one run. */
export interface Data {
  /** What the server has to be told. */
  readonly env: Readonly<Record<string, string>>
  /** To be opened when no server is open on it. */
  readonly open: () => Promise<Storage>
  readonly remove: () => Promise<void>
}

/** A fresh folder with an empty database in it. */
export async function embeddedData(): Promise<Data> {
  const folder = await preparedFolder()
  // Also where a signal ends the run.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return {
    env: { DATA_DIR: folder },
    open: () => openEmbedded({ folder, report: () => null }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A fresh database in a real PostgreSQL, found or started as for the tests; `null` if there is none. */
export async function postgresData(): Promise<Data | null> {
  const postgres = await findPostgres()
  if (postgres === null) return null
  const url = await postgres.newDatabase()
  return { env: { DATABASE_URL: url }, open: () => openPostgres({ url, report: () => null }), remove: postgres.stop }
}
