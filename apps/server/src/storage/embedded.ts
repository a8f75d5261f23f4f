import { existsSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { lockFolder } from './folderLock.ts'
import { migrate } from './migrate.ts'
import { prepareDatabase } from './preparing.ts'
import { sqlStorage } from './sqlStorage.ts'
import type { Storage } from './storage.ts'

/** How often the database tidies up after itself, in milliseconds. */
const UPKEEP_EVERY = 10 * 60_000

export interface EmbeddedOptions {
  /** Where the data are kept; made if it is not there. */
  readonly folder: string
  readonly report: (line: string) => void
}

/**
 * The storage in a folder of this computer, for a server of one process. It outlives the process, however that ends; it
 * promises nothing if the power fails, as PGlite leaves writing to the disk to the system. Throws a `StorageFault`.
 */
export async function openEmbedded({ folder, report }: EmbeddedOptions): Promise<Storage> {
  const lock = await lockFolder(folder)
  try {
    const data = path.join(folder, 'database')
    if (!existsSync(data)) await prepareDatabase(data, report)
    const database = await PGlite.create(data)
    try {
      return await openOn(database, report, lock.release)
    } catch (error) {
      await database.close()
      throw error
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openOn(database: PGlite, report: (line: string) => void, release: () => void): Promise<Storage> {
  const drizzled = drizzle(database)
  await migrate(drizzled)
  await tidyUp(database)
  const upkeep = setInterval(() => {
    tidyUp(database).catch((error: unknown) => report(`The database could not tidy up: ${String(error)}`))
  }, UPKEEP_EVERY)
  upkeep.unref()
  return sqlStorage(drizzled, async () => {
    clearInterval(upkeep)
    try {
      await database.close()
    } finally {
      release()
    }
  })
}

/** PGlite does neither by itself: rows that are no more would take room for ever, and so would the journal of changes. */
async function tidyUp(database: PGlite): Promise<void> {
  await database.exec('vacuum')
  await database.exec('checkpoint')
}
