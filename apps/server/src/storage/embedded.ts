import { existsSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { lockFolder } from './folderLock.ts'
import { migrate } from './migrate.ts'
import { prepareDatabase } from './preparing.ts'
import { sqlStorage } from './sqlStorage.ts'
import type { Storage } from './storage.ts'
import { StorageFault } from './storageFault.ts'

/** How often the database tidies up after itself, in milliseconds; the first time when whoever waited for it is in. */
const UPKEEP_EVERY = 10 * 60_000
const FIRST_UPKEEP = 30_000

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
  try {
    const lock = await lockFolder(folder)
    try {
      return await openLocked(path.join(folder, 'database'), report, lock.release)
    } catch (error) {
      lock.release()
      throw error
    }
  } catch (error) {
    throw error instanceof StorageFault ? error : unreadable(folder, error)
  }
}

async function openLocked(data: string, report: (line: string) => void, release: () => void): Promise<Storage> {
  if (!existsSync(data)) await prepareDatabase(data, report)
  const database = await PGlite.create(data)
  try {
    return await openOn(database, report, release)
  } catch (error) {
    await database.close()
    throw error
  }
}

function unreadable(folder: string, error: unknown): StorageFault {
  const reason = error instanceof Error ? error.message : String(error)
  return new StorageFault(
    'cannot_open',
    `The data in ${folder} cannot be opened: ${reason}. Check that the folder may be read and written. If its files are damaged, put a copy of them back, or start with another folder: DATA_DIR=another-folder`,
  )
}

async function openOn(database: PGlite, report: (line: string) => void, release: () => void): Promise<Storage> {
  const drizzled = drizzle(database)
  await migrate(drizzled)
  const keepUp = (): void => {
    tidyUp(database).catch((error: unknown) => report(`The database could not tidy up: ${String(error)}`))
  }
  const first = setTimeout(keepUp, FIRST_UPKEEP).unref()
  const upkeep = setInterval(keepUp, UPKEEP_EVERY).unref()
  return sqlStorage(drizzled, async () => {
    clearTimeout(first)
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
