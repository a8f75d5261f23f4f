import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { compileServer, program } from '../testing/compiledServer.ts'
import { killedWhileAppending, opener } from '../testing/embeddedProcess.ts'
import { preparedFolder } from '../testing/preparedFolder.ts'
import { accountIn, gameIn, ratedGameIn } from '../testing/records.ts'
import { openEmbedded } from './embedded.ts'
import type { StoredTable } from './storage.ts'
import { StorageFault } from './storageFault.ts'

beforeAll(compileServer)

const PREPARING = 'report Preparing the database (once, a few seconds)…'
const CLOSE = `await storage.close(); say('closed'); process.exit(0)`

/** Ends games, some at once, and says each end that was kept. */
const ending = (ids: readonly number[]): string => `
  const figures = [1, 2, 3].map(() => ({ seasons: [1], bought: [0, 0, 0, 0, 0], paid: 0, worth: 0 }))
  await Promise.all(${JSON.stringify(ids)}.map(async (table) => {
    const entries = [{ at: 1, heard: { type: 'ticked' } }]
    await storage.append({ table, expected: 0, entries, actions: [], node: 'n', deadline: null, asked: [], dues: [], money: [1, 2, 3], standIns: [], figures, at: 1 })
    say('ended')
  }))
  say('all')`

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'modern-art-data-'))
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 30, retryDelay: 20 }))
  return folder
}

describe('PGlite in a folder', () => {
  it('a first start says that it takes a while, also after one that was killed half way, and a later one does not', async () => {
    const folder = path.join(await emptyFolder(), 'made', 'for it')
    const killed = opener(folder, CLOSE)
    await killed.line('report')
    const halfMade = async (): Promise<number> => {
      const files = await readdir(folder, { recursive: true })
      return files.filter((file) => file.includes('half-made')).length
    }
    await expect.poll(halfMade, { timeout: 300_000, interval: 20 }).toBeGreaterThan(20)
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(await readdir(folder)).not.toContain('database')

    const first = opener(folder, CLOSE)
    await first.line('closed')
    expect(first.lines).toEqual([PREPARING, 'open', 'closed'])
    await first.ended
    // Nothing else is left lying about.
    expect(await readdir(folder)).toEqual(['database'])

    const second = opener(folder, CLOSE)
    await second.line('closed')
    expect(second.lines).toEqual(['open', 'closed'])
  })

  it('a second process does not open the folder, and does no harm', async () => {
    const folder = await preparedFolder()
    onTestFinished(() => rm(folder, { recursive: true }))
    const storage = await openEmbedded({ folder, report: () => null })
    const second = program(
      ['storage/embedded'],
      `await embedded.openEmbedded({ folder: ${JSON.stringify(folder)}, report: say }).catch((error) => say('refused ' + error.message))
      process.exit(0)`,
    )
    expect(await second.line('refused')).toContain(`process ${process.pid}`)
    await expect(openEmbedded({ folder, report: () => null })).rejects.toThrow(StorageFault)
    const { code } = await gameIn(storage)
    await storage.close()
    const again = await openEmbedded({ folder, report: () => null })
    expect(await again.findTable(code)).not.toBeNull()
    await again.close()
  })

  it('whatever was kept is there after the process is killed again and again', async () => {
    const folder = await preparedFolder()
    onTestFinished(() => rm(folder, { recursive: true }))
    expect(await killedWhileAppending(folder, 3)).toBeGreaterThan(14)
  })

  it('every game whose end was kept has changed the ratings once, after the process is killed, and no other has', async () => {
    const folder = await preparedFolder()
    onTestFinished(() => rm(folder, { recursive: true }))
    const storage = await openEmbedded({ folder, report: () => null })
    const people = [await accountIn(storage), await accountIn(storage), await accountIn(storage)]
    const games: StoredTable[] = []
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let each = 0; each < 200; each += 1) games.push(await ratedGameIn(storage, people))
    await storage.close()
    const victim = opener(folder, ending(games.map(({ id }) => id)))
    // In the middle of them, however fast the machine is.
    await expect.poll(() => victim.lines.length, { interval: 1, timeout: 300_000 }).toBeGreaterThan(5)
    victim.child.kill('SIGKILL')
    await victim.ended
    expect(victim.lines).not.toContain('all')
    const after = await openEmbedded({ folder, report: () => null })
    onTestFinished(() => after.close())
    const results = await Promise.all(games.map(({ id }) => after.resultsAt(id)))
    const tables = await Promise.all(games.map(({ code }) => after.findTable(code)))
    expect(tables.map((table) => (table?.stage === 'finished' ? 3 : 0))).toEqual(results.map(({ length }) => length))
    const ended = results.filter(({ length }) => length > 0).length
    expect(ended).toBeGreaterThanOrEqual(victim.lines.filter((line) => line === 'ended').length)
    expect([...(await after.ratingsOf(people, 'live')).values()].map((rating) => rating.games)).toEqual([
      ended,
      ended,
      ended,
    ])
  })
})
