import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeDatabase } from './makeDatabase.ts'
import { StorageFault } from './storageFault.ts'

const HALF_MADE = '.half-made-'

/** The program that makes a database may still write for a moment when its parent is gone. */
const REMOVING = { recursive: true, force: true, maxRetries: 30, retryDelay: 20 }

/**
 * Makes an empty database. It appears under its name when it is complete: what a process that ended too early left behind
 * lies beside it, and is removed. The caller has locked the folder.
 */
export async function prepareDatabase(data: string, report: (line: string) => void): Promise<void> {
  report('Preparing the database (once, a few seconds)…')
  const [parent, name] = [path.dirname(data), path.basename(data)]
  const leftovers = (await readdir(parent)).filter((file) => file.startsWith(`${name}${HALF_MADE}`))
  await Promise.all(leftovers.map((file) => rm(path.join(parent, file), REMOVING)))
  const making = `${data}${HALF_MADE}${process.pid}`
  const program = fileURLToPath(new URL('prepareFolder.js', import.meta.url))
  // Node runs what is compiled; from the sources, the database is made in this process.
  if (import.meta.url.endsWith('.js')) await makeInChild(program, making)
  else await makeDatabase(making)
  await rename(making, data)
}

/** In a process of its own, which gives the memory back that this takes: several hundred megabytes. */
async function makeInChild(program: string, folder: string): Promise<void> {
  // It ends when its input does, so that it never outlives this process.
  const child = spawn(process.execPath, [program, folder], { stdio: ['pipe', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [status, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  if (status === 0) return
  await rm(folder, REMOVING)
  const reason = said.trim() || `the program that makes it ended with ${signal ?? status}`
  throw new StorageFault(
    'cannot_prepare',
    `The database cannot be made in ${path.dirname(folder)}: ${reason}\nCheck that there is room and that the folder may be written, or choose another: DATA_DIR=another-folder`,
  )
}
