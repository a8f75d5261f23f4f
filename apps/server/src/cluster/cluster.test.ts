import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { seededRandom } from '@modern-art/engine'
import { PROTOCOL_VERSION } from '@modern-art/protocol'
import { redisBus } from '../bus/redisBus.ts'
import { openLink } from '../chaos/link.ts'
import type { Link } from '../chaos/link.ts'
import { play } from '../chaos/player.ts'
import { newRecords } from '../chaos/records.ts'
import { installedProgram } from '../processes/installed.ts'
import { installedPostgres, npmPostgres } from '../processes/postgresPrograms.ts'
import { person } from '../testing/person.ts'
import { canStartRedis } from '../testing/redis.ts'
import { stageServer } from '../testing/stagedServer.ts'
import type { StagedServer } from '../testing/stagedServer.ts'
import { BALANCERS, startBalancer } from './balancer.ts'
import { startCluster } from './cluster.ts'
import type { Cluster } from './cluster.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const NAMES = ['Ada', 'Ben', 'Cleo']
const MORE_ACTIONS = 12

/** Those that can be tried here. Without any the tests fail where CI is set, and are loudly skipped elsewhere. */
function balancersHere(): readonly (typeof BALANCERS)[number][] {
  const here = BALANCERS.filter((kind) => installedProgram(kind, kind) !== null)
  const missing = BALANCERS.filter((kind) => !here.includes(kind))
  if (missing.length > 0) {
    const reason = `No ${missing.join(' and no ')} for tests: apt-get install ${missing.join(' ')}`
    if ((process.env['CI'] ?? '') !== '') throw new Error(reason)
    console.error(`\n!!! ${reason}. Its tests are SKIPPED. !!!\n`)
  }
  return here
}

const kinds = balancersHere()
const isPossible = canStartRedis() && (await installedPostgres().then((found) => found ?? npmPostgres())) !== null

describe.skipIf(!isPossible || kinds.length === 0)('two servers behind a balancer', () => {
  let staged: StagedServer
  let cluster: Cluster

  beforeAll(async () => {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'apps/server/tsconfig.src.json'], {
      cwd: root,
    })
    staged = await stageServer()
    cluster = await startCluster({
      program: staged.program,
      nodes: 2,
      env: { LIMITS: 'off', BOT_DELAY: 'off' },
    })
  })

  afterAll(async () => {
    await cluster.remove()
    await staged.remove()
  })

  /** How many of the nodes somebody of the table is connected to. */
  async function nodesOf(code: string): Promise<number> {
    const bus = redisBus({ url: cluster.redis.url, prefix: 'modern-art', report: () => null })
    try {
      return (await bus.holders(code)).length
    } finally {
      await bus.close()
    }
  }

  it.each(kinds)('of %s let one table play on both, and play on when one of them dies', async (kind) => {
    const balancer = await startBalancer({ kind, nodes: cluster.nodes.map((node) => node.port()) })
    onTestFinished(balancer.remove)
    const { origin } = balancer
    const records = newRecords()
    const people = await Promise.all(
      NAMES.map(async (name) => ({ name, person: await person(origin, `${name} of ${kind}`) })),
    )
    const code = (await people[0]?.person.openTable({ pace: 'untimed' }, [null, null, null])) ?? ''
    const links = people.map((each) =>
      openLink({ ...each, origin, code, records, random: seededRandom(kind, each.name) }),
    )
    onTestFinished(() => links.forEach((link) => link.close()))
    const [host] = links
    for (const [place, link] of links.entries()) play(link, seededRandom(kind, `play ${place}`))
    for (const link of links.slice(1)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that each chair is known
      await link.send({ type: 'sit', chair: null })
      // oxlint-disable-next-line no-await-in-loop
      await link.send({ type: 'be_ready', ready: true })
    }
    await host?.send({ type: 'start' })
    await Promise.all(links.map((link) => link.until(() => link.screen() !== null)))
    expect(await nodesOf(code)).toBe(2)
    await playMore(links)
    const node = cluster.nodes[kinds.indexOf(kind)]
    await node?.kill()
    await playMore(links)
    await node?.start()
    expect(records.sent.filter(({ answers }) => answers.some(({ ok }) => ok)).length).toBeGreaterThan(MORE_ACTIONS)
  })

  /** Resolves once everybody has seen so much more happen. */
  async function playMore(links: readonly Link[]): Promise<void> {
    const wanted = Math.max(...links.map((link) => link.screen()?.revision ?? 0)) + MORE_ACTIONS
    const isFar = (link: Link): boolean =>
      (link.screen()?.revision ?? 0) >= wanted || link.screen()?.view.phase.name === 'finished'
    await Promise.all(links.map((link) => link.until(() => isFar(link))))
  }

  it.each(kinds)('of %s are told by it who asks, and how', async (kind) => {
    const balancer = await startBalancer({ kind, nodes: cluster.nodes.map((node) => node.port()) })
    onTestFinished(balancer.remove)
    const made = await fetch(`${balancer.origin}/api/me`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: balancer.origin,
        'x-modern-art-protocol': String(PROTOCOL_VERSION),
        // Somebody says so who came over no TLS.
        'x-forwarded-proto': 'https',
      },
      body: JSON.stringify({ name: 'Ada' }),
    })
    expect(made.status).toBe(200)
    expect(made.headers.getSetCookie()).toEqual([expect.not.stringContaining('Secure')])
  })
})
