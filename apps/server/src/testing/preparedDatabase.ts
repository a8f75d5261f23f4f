import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from '../storage/migrate.ts'
import { MIGRATIONS } from '../storage/migrations/all.ts'
import { sharedOr } from './service.ts'
import type { RunningService } from './service.ts'

const server = fileURLToPath(new URL('../../', import.meta.url))

/** A database in memory that is up to date and empty. Making one takes seconds, so that one is made and then copied. */
export async function databaseInMemory(): Promise<PGlite> {
  const { url: file } = await sharedOr('database', keepDatabase)
  return PGlite.create('memory://', { loadDataDir: new Blob([await readFile(file)]) })
}

/** Makes the file that it is copied from, unless it is there: among what is built, for each version of PGlite and of ours. */
export async function keepDatabase(): Promise<RunningService> {
  const { dependencies } = JSON.parse(await readFile(path.join(server, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  const version = createHash('sha256').update(JSON.stringify(MIGRATIONS)).digest('hex').slice(0, 16)
  const name = `up-to-date-database-${dependencies['@electric-sql/pglite']}-${version}.tar`
  const kept = path.join(server, 'dist-test', name)
  if (!existsSync(kept)) {
    const made = await PGlite.create('memory://')
    await migrate(drizzle(made))
    const files = await made.dumpDataDir('none')
    await made.close()
    await mkdir(path.dirname(kept), { recursive: true })
    const half = `${kept}-${randomUUID()}`
    await writeFile(half, Buffer.from(await files.arrayBuffer()))
    await rename(half, kept)
  }
  return { url: kept, stop: () => Promise.resolve() }
}
