import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { thinkAs } from './bots/thinking.ts'
import { open } from './opening.ts'
import type { Opening } from './opening.ts'
import { readSettings } from './settings.ts'
import { ask } from './testing/ask.ts'
import { clientFolder, removeFolder } from './testing/folder.ts'
import { preparedFolder } from './testing/preparedFolder.ts'

async function openWith(
  folders: { client: string; data: string },
  env: Record<string, string>,
  lines: string[] = [],
): Promise<Opening> {
  const read = readSettings({ PORT: '0', ...env }, { dataFolder: folders.data })
  if (!read.ok) throw new Error(read.fault)
  return open(path.join(folders.client, 'dist'), {
    settings: read.settings,
    // Threads run what is built, and these tests build nothing.
    openBots: () => ({ think: thinkAs, close: () => Promise.resolve() }),
    readWeights: () => Promise.reject(new Error('no such file')),
    say: () => {},
    log: (line) => void lines.push(line),
    note: () => {},
  })
}

describe('opening', () => {
  it('that fails half-way leaves nothing open', async () => {
    const folders = { client: await clientFolder(), data: await preparedFolder() }
    onTestFinished(async () => {
      await Promise.all([removeFolder(folders.client), removeFolder(folders.data)])
    })
    // A password in which the sign % is not written as it has to be.
    const failed = await openWith(folders, { REDIS_URL: 'redis://me:100%@127.0.0.1:1' })
    expect(failed).toEqual({ ok: false, fault: 'Modern Art cannot open: URI malformed' })
    const lines: string[] = []
    const opened = await openWith(folders, { METRICS_PORT: '0' }, lines)
    // Weights that are missing keep nobody out, but those who look after the server are told.
    expect(lines).toEqual([expect.stringMatching(/^WeightsError: .*hard plays instead of master$/)])
    expect(opened).toMatchObject({ ok: true })
    if (!opened.ok) return
    expect(await ask(opened.address.port, '/readyz')).toMatchObject({ status: 200, text: '{"ready":true}' })
    // Metrics are for those who look after the server, and for nobody else.
    expect((await ask(opened.metricsPort ?? 0, '/metrics')).text).toContain('\nmodern_art_ready 1\n')
    expect((await ask(opened.address.port, '/metrics')).text).not.toContain('modern_art_ready')
    expect(await opened.close()).toBe(true)
    await expect(ask(opened.metricsPort ?? 0, '/metrics')).rejects.toThrow('ECONNREFUSED')
  })

  it('blames no address of this computer for a database that is not found', async () => {
    const folders = { client: await clientFolder(), data: '' }
    onTestFinished(() => removeFolder(folders.client))
    const failed = await openWith(folders, { DATABASE_URL: 'postgres://me:sesame@no-such-computer.invalid/art' })
    expect(failed).toMatchObject({ ok: false, fault: expect.stringContaining('no-such-computer.invalid') as string })
  })
})
