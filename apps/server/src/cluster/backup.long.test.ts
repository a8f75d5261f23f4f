import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { installedProgram } from '../processes/installed.ts'
import { startPostgres } from '../processes/postgresProcess.ts'
import { serverNode } from '../processes/serverNode.ts'
import { openPostgres } from '../storage/postgres.ts'
import { canStartCluster, told } from '../testing/clusterPrograms.ts'
import { compileServer } from '../testing/compiledServer.ts'
import { preparedFolder } from '../testing/preparedFolder.ts'
import { playMore, playedTable, playersAt } from '../testing/playedTable.ts'
import { stageServer } from '../testing/stagedServer.ts'
import type { StagedServer } from '../testing/stagedServer.ts'

const run = promisify(execFile)
const dump = installedProgram('pg_dump', 'postgresql-client')
const restore = installedProgram('pg_restore', 'postgresql-client')
const isPossible = told(dump !== null && restore !== null, 'pg_dump', 'postgresql-client') && (await canStartCluster())

describe.skipIf(!isPossible)('a backup', () => {
  let staged: StagedServer

  beforeAll(async () => {
    compileServer()
    staged = await stageServer()
  })

  afterAll(() => staged.remove())

  it('made while people play has all that was acknowledged before it began, and the game goes on from it on another server', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'modern-art-backup-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const postgres = await startPostgres()
    onTestFinished(postgres.remove)
    const env = { LIMITS: 'off', BOT_DELAY: 'off' }
    const url = await postgres.newDatabase('modern_art')
    const server = serverNode({ program: staged.program, env: { ...env, DATABASE_URL: url } })
    await server.start()
    onTestFinished(server.end)
    const table = await playedTable(server.origin(), 'backup')
    await playMore(table.links)
    const before = table.acknowledged()
    const file = path.join(folder, 'modern-art.dump')
    await run(dump ?? '', ['--format=custom', `--file=${file}`, url])
    expect(table.acknowledged()).toBeGreaterThan(before)
    // It is lost, with whatever was played since.
    await server.kill()
    for (const link of table.links) link.close()

    const restored = await postgres.newDatabase('restored')
    await run(restore ?? '', ['--no-owner', '--exit-on-error', `--dbname=${restored}`, file])
    const storage = await openPostgres({ url: restored, report: () => null })
    const stored = await storage.findTable(table.code)
    const kept = await storage.actionsOf(stored?.id ?? 0)
    await storage.close()
    expect(kept.length).toBeGreaterThanOrEqual(before)

    const another = serverNode({ program: staged.program, env: { ...env, DATABASE_URL: restored } })
    await another.start()
    onTestFinished(another.end)
    const players = playersAt(another.origin(), { ...table, seed: 'restored' })
    await Promise.all(players.links.map((link) => link.until(() => link.screen() !== null)))
    const acknowledged = table.acknowledged()
    await playMore(players.links)
    expect(table.acknowledged()).toBeGreaterThan(acknowledged)
    expect(another.errors()).toBe('')
  })

  it('is a copy of the folder where the database is the embedded one, and the server has ended', async () => {
    const folder = await preparedFolder()
    const copy = `${folder}-copy`
    onTestFinished(() => [folder, copy].forEach((each) => rmSync(each, { recursive: true, force: true })))
    const env = { LIMITS: 'off', BOT_DELAY: 'off' }
    const server = serverNode({ program: staged.program, env: { ...env, DATA_DIR: folder } })
    await server.start()
    onTestFinished(server.kill)
    const table = await playedTable(server.origin(), 'copy')
    await playMore(table.links)
    await server.end()
    const moves = Math.max(...table.links.map((link) => link.screen()?.moves ?? 0))
    for (const link of table.links) link.close()
    cpSync(folder, copy, { recursive: true })
    const another = serverNode({ program: staged.program, env: { ...env, DATA_DIR: copy } })
    await another.start()
    onTestFinished(another.end)
    const { links } = playersAt(another.origin(), { ...table, seed: 'copied' })
    await Promise.all(links.map((link) => link.until(() => link.screen() !== null)))
    expect(links[0]?.screen()?.moves).toBeGreaterThanOrEqual(moves)
    await playMore(links)
    expect(another.errors()).toBe('')
  })
})
