import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { lawRuns } from '@modern-art/engine/testing'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { compileServer, program } from '../testing/compiledServer.ts'
import type { Program } from '../testing/compiledServer.ts'
import { lockFolder } from './folderLock.ts'
import { StorageFault } from './storageFault.ts'

let folder = ''

beforeAll(compileServer)
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'modern-art-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A process that locks the folder, says what came of it, and holds the lock until it is told to end. */
function locker(): Program {
  return program(
    ['storage/folderLock'],
    `try {
      const lock = await folderLock.lockFolder(${JSON.stringify(folder)})
      say('held')
      await told
      lock.release()
    } catch (error) {
      say('refused ' + error.code + ' ' + error.message)
    }
    process.exit(0)`,
  )
}

async function fault(): Promise<StorageFault> {
  const error: unknown = await lockFolder(folder).catch((thrown: unknown) => thrown)
  if (!(error instanceof StorageFault)) throw new Error('it was locked, or failed without an explanation')
  return error
}

async function write(pid: number, host: string, start: string): Promise<string> {
  const file = path.join(folder, `lock.${pid}@${host}`)
  await writeFile(file, start)
  return file
}

describe('the lock of a folder', () => {
  it('is held by one process; another learns which, and what to do', async () => {
    const first = locker()
    await first.line('held')
    const second = locker()
    const refusal = await second.line('refused')
    expect(refusal).toContain('folder_in_use')
    expect(refusal).toContain(`process ${first.child.pid}`)
    expect(refusal).toContain('DATA_DIR=')
    first.child.stdin.end()
    await first.ended
    expect(await readdir(folder)).toEqual([])
  })

  it('of several that start at once, exactly one gets it', async () => {
    for (let round = 0; round < lawRuns(3); round += 1) {
      const lockers = [locker(), locker(), locker()]
      // oxlint-disable no-await-in-loop -- a round follows on the one before
      const outcomes = await Promise.all(
        lockers.map((each) => Promise.any([each.line('held'), each.line('refused folder_in_use')])),
      )
      expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1)
      for (const each of lockers) each.child.stdin.end()
      await Promise.all(lockers.map(({ ended }) => ended))
      // oxlint-enable no-await-in-loop
    }
  })

  it('is taken over from a process that was killed', async () => {
    const killed = locker()
    await killed.line('held')
    killed.child.kill('SIGKILL')
    await killed.ended
    const next = locker()
    await next.line('held')
    expect(await readdir(folder)).toEqual([`lock.${next.child.pid}@${hostname()}`])
  })

  it('waits a moment for a process that is just ending', async () => {
    const ending = locker()
    await ending.line('held')
    setTimeout(() => ending.child.stdin.end(), 300)
    const lock = await lockFolder(folder)
    lock.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('is not held by a later process of the same number', async () => {
    const other = locker()
    await other.line('held')
    await write(other.child.pid ?? 0, hostname(), 'another start')
    const lock = await lockFolder(folder)
    lock.release()
    await write(process.pid, hostname(), 'another start')
    const again = await lockFolder(folder)
    again.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('is held by a living process whose start is not known', async () => {
    await write(process.ppid, hostname(), '')
    expect((await fault()).message).toContain(`process ${process.ppid}`)
  })

  it('is not given twice to the same process', async () => {
    const lock = await lockFolder(folder)
    expect((await fault()).message).toContain('this process')
    lock.release()
    const again = await lockFolder(folder)
    again.release()
  })

  it('is held by a server elsewhere as long as that shows that it lives', async () => {
    const file = await write(1, 'another-container', '77')
    expect((await fault()).message).toContain('another-container')
    const before = new Date(Date.now() - 11_000)
    await utimes(file, before, before)
    const lock = await lockFolder(folder)
    lock.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('minds no other files', async () => {
    await writeFile(path.join(folder, 'lock.txt'), '1')
    const lock = await lockFolder(path.join(folder, 'not', 'there', 'yet'))
    lock.release()
    const other = await lockFolder(folder)
    other.release()
    expect(await readdir(folder)).toEqual(['lock.txt', 'not'])
  })
})
