import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { check } from '../chaos/check.ts'
import { noFindings } from '../chaos/findings.ts'
import { freePort } from '../processes/freePort.ts'
import { runIn } from '../processes/postgresProcess.ts'
import { openPostgres } from '../storage/postgres.ts'
import type { Storage } from '../storage/storage.ts'
import { balancersHere, canStartCluster } from '../testing/clusterPrograms.ts'
import { compileServer } from '../testing/compiledServer.ts'
import { stageNextVersion } from '../testing/nextVersion.ts'
import { playMore, playedTable } from '../testing/playedTable.ts'
import { stageServer } from '../testing/stagedServer.ts'
import type { StagedServer } from '../testing/stagedServer.ts'
import { startBalancer } from './balancer.ts'
import { startCluster } from './cluster.ts'
import type { Cluster } from './cluster.ts'

const [kind] = balancersHere()
/** In which somebody asks several times for a table, in milliseconds. */
const A_WHILE = 1500

/** What is kept, as this version reads it. */
async function open({ databaseUrl }: Cluster): Promise<Storage> {
  // It refuses a database that the next version has changed.
  await runIn(databaseUrl, `delete from migrations where name = 'next'`)
  const storage = await openPostgres({ url: databaseUrl, report: () => null })
  onTestFinished(() => storage.close())
  return storage
}

describe.skipIf(kind === undefined || !(await canStartCluster()))('a server of the next version', () => {
  let old: StagedServer

  beforeAll(async () => {
    compileServer()
    old = await stageServer()
  })

  afterAll(() => old.remove())

  it.each([
    ['runs beside one of this version', { hasOtherLog: false }],
    ['that folds logs in another way waits until the one of this version ends', { hasOtherLog: true }],
  ])('%s, and games move over to it without losing anything', async (_how, version) => {
    const next = await stageNextVersion(version)
    onTestFinished(next.remove)
    const cluster = await startCluster({ program: old.program, nodes: 1, env: { LIMITS: 'off', BOT_DELAY: 'off' } })
    onTestFinished(cluster.remove)
    const [oldNode] = cluster.nodes
    const port = await freePort()
    const balancer = await startBalancer({ kind: kind ?? 'haproxy', nodes: [oldNode?.port() ?? 0, port] })
    onTestFinished(balancer.remove)
    const { code, links, records, acknowledged, moveTo, rest, goOn } = await playedTable(balancer.origin, 'upgrade')
    await playMore(links)
    // A game by chance would be over by then.
    rest()
    const nextNode = await cluster.addNode(next.program, port)
    goOn()
    // Somebody comes to the new one: there they play, or wait until the game has moved over.
    moveTo(0, nextNode.origin())
    await (version.hasOtherLog ? sleep(A_WHILE) : playMore(links))
    const before = acknowledged()
    await oldNode?.end()
    await playMore(links)
    expect(acknowledged()).toBeGreaterThan(before)
    expect([oldNode?.errors(), nextNode.errors()]).toEqual(['', ''])
    for (const link of links) link.close()
    await nextNode.end()
    const storage = await open(cluster)
    const stored = await storage.findTable(code)
    const actions = await storage.actionsOf(stored?.id ?? 0)
    expect(actions.length).toBeGreaterThanOrEqual(acknowledged())
    // A log that was begun anew no longer has what was before.
    if (!version.hasOtherLog) expect((await check(records, storage)).findings).toEqual(noFindings())
    expect(stored?.game?.format.endsWith('-next')).toBe(version.hasOtherLog)
  })
})
