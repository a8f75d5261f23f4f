import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { watchFolder } from '../processes/watchdog.ts'
import { makeDatabase } from '../storage/makeDatabase.ts'

const server = fileURLToPath(new URL('../../', import.meta.url))

/** A folder with an empty database in it, to be removed. Making one takes seconds, so one is made and then copied. */
export async function preparedFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'modern-art-data-'))
  watchFolder(folder)
  await cp(await emptyDatabase(), path.join(folder, 'database'), { recursive: true })
  return folder
}

/** Kept among what is built, for each version of PGlite. */
async function emptyDatabase(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(path.join(server, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  const kept = path.join(server, 'dist-test', `empty-database-${dependencies['@electric-sql/pglite']}`)
  if (existsSync(kept)) return kept
  await mkdir(path.dirname(kept), { recursive: true })
  const making = await mkdtemp(`${kept}-`)
  const made = path.join(making, 'database')
  await makeDatabase(made)
  // Another process may have been first: theirs is as good.
  await rename(made, kept).catch((error: unknown) => {
    if (!existsSync(kept)) throw error
  })
  await rm(making, { recursive: true, force: true })
  return kept
}
