import { rmSync, utimesSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startOf } from './processStart.ts'
import { StorageFault } from './storageFault.ts'

/*
 * PGlite does not notice that another process has its folder open; both would lose most of what they write. So each
 * process puts a file of its own into the folder, named after itself, and only then looks for those of others: of two that
 * start at once, at least one sees the other.
 */

export interface FolderLock {
  readonly release: () => void
}

/** For how long a process tries when it meets another: that one may be trying too, or just be ending. In milliseconds. */
const PATIENCE = 1500

/** How often the holder shows that it lives, for those who cannot see its process, such as another container. */
const SIGN_EVERY = 2000
const SIGN_LASTS = 10_000

/** Locks a folder for this process, or throws a `StorageFault` that says who has it. What a dead process left is removed. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true })
  const own = fileOf(process.pid)
  const giveUpAt = Date.now() + PATIENCE
  for (;;) {
    // oxlint-disable no-await-in-loop -- an attempt follows on the one before
    const holder = (await claim(path.join(folder, own))) ? await livingHolder(folder, own) : process.pid
    if (holder === null) return held(path.join(folder, own))
    if (holder === process.pid) throw inUse(folder, `this process (${holder})`)
    await rm(path.join(folder, own), { force: true })
    if (Date.now() > giveUpAt) {
      throw inUse(folder, typeof holder === 'number' ? `process ${holder}` : `a server on ${holder}`)
    }
    // By chance, so that two who try at once do not do so for ever.
    await sleep(20 + Math.random() * 80)
    // oxlint-enable no-await-in-loop
  }
}

/** Makes the own file; `false` if this very process has it already. */
async function claim(file: string): Promise<boolean> {
  const start = (await startOf(process.pid)) ?? ''
  try {
    await writeFile(file, start, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  // An earlier process may have had the same number. Where starts are unknown, this process is taken for that one.
  if ((await readFile(file, 'utf8')) === start) return false
  await writeFile(file, start)
  return true
}

/** Another process that has the folder: its number, or its computer's name if it is elsewhere. Removes dead ones' files. */
async function livingHolder(folder: string, own: string): Promise<number | string | null> {
  for (const file of await readdir(folder)) {
    const [, pid, host] = FILE.exec(file) ?? []
    if (pid === undefined || host === undefined || file === own) continue
    const isHere = host === nameOfHost()
    // oxlint-disable no-await-in-loop -- hardly ever more than one
    if (isHere ? await isSameProcess(Number(pid), path.join(folder, file)) : await isFresh(path.join(folder, file))) {
      return isHere ? Number(pid) : host
    }
    await rm(path.join(folder, file), { force: true })
    // oxlint-enable no-await-in-loop
  }
  return null
}

const FILE = /^lock\.(\d+)@(.+)$/

function fileOf(pid: number): string {
  return `lock.${pid}@${nameOfHost()}`
}

function nameOfHost(): string {
  return hostname().replaceAll(/[^\w.-]/g, '_') || 'here'
}

/** Whether the process that wrote the file still runs. A file that is gone or not yet written tells no start. */
async function isSameProcess(pid: number, file: string): Promise<boolean> {
  const start = await startOf(pid)
  if (start === null) return false
  const written = await readFile(file, 'utf8').catch(() => '')
  return start === '' || written === '' || start === written
}

async function isFresh(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs < SIGN_LASTS
}

function held(file: string): FolderLock {
  const sign = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      // Somebody has removed the file or the folder; the database will say so.
    }
  }, SIGN_EVERY)
  sign.unref()
  return {
    release: () => {
      clearInterval(sign)
      rmSync(file, { force: true })
    },
  }
}

function inUse(folder: string, holder: string): StorageFault {
  return new StorageFault(
    'folder_in_use',
    `The data in ${folder} are in use by ${holder}. Stop that one first, or keep this server's data in another folder: DATA_DIR=another-folder`,
  )
}
