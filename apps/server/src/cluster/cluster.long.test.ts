import { PROTOCOL_VERSION } from '@modern-art/protocol'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { redisBus } from '../bus/redisBus.ts'
import { balancersHere, canStartCluster } from '../testing/clusterPrograms.ts'
import { compileServer } from '../testing/compiledServer.ts'
import { playMore, playedTable } from '../testing/playedTable.ts'
import { stageServer } from '../testing/stagedServer.ts'
import type { StagedServer } from '../testing/stagedServer.ts'
import { startBalancer } from './balancer.ts'
import type { Balancer, BalancerKind } from './balancer.ts'
import { startCluster } from './cluster.ts'
import type { Cluster } from './cluster.ts'

const kinds = balancersHere()

describe.skipIf(kinds.length === 0 || !(await canStartCluster()))('two servers behind a balancer', () => {
  let staged: StagedServer
  let cluster: Cluster

  beforeAll(async () => {
    compileServer()
    staged = await stageServer()
    cluster = await startCluster({ program: staged.program, nodes: 2, env: { LIMITS: 'off', BOT_DELAY: 'off' } })
  })

  afterAll(async () => {
    await cluster.remove()
    await staged.remove()
  })

  async function inFront(kind: BalancerKind): Promise<Balancer> {
    const balancer = await startBalancer({ kind, nodes: cluster.nodes.map((node) => node.port()) })
    onTestFinished(balancer.remove)
    return balancer
  }

  /** How many of the nodes somebody of the table is connected to. */
  async function nodesOf(code: string): Promise<number> {
    const bus = redisBus({ url: cluster.redis.url, prefix: 'modern-art', report: () => null })
    try {
      return (await bus.holders(code)).length
    } finally {
      await bus.close()
    }
  }

  it.each(kinds)('of %s play each table on one of them, and on the other when that one dies', async (kind) => {
    const { origin } = await inFront(kind)
    const { code, links, acknowledged, rest, goOn } = await playedTable(origin, kind)
    expect(await nodesOf(code)).toBe(1)
    await playMore(links)
    // One of the two is the one on which it is played.
    for (const node of cluster.nodes) {
      const before = acknowledged()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await node.kill()
      // oxlint-disable-next-line no-await-in-loop
      await playMore(links)
      expect(acknowledged()).toBeGreaterThan(before)
      // The game would be over before the node is there again.
      rest()
      // oxlint-disable-next-line no-await-in-loop
      await node.start()
      goOn()
    }
  })

  it('play one table on both when its people come to both', async () => {
    const [first, second] = cluster.nodes
    const { code, links, acknowledged, moveTo } = await playedTable(first?.origin() ?? '', 'both')
    moveTo(1, second?.origin() ?? '')
    const before = acknowledged()
    await playMore(links)
    expect(await nodesOf(code)).toBe(2)
    expect(acknowledged()).toBeGreaterThan(before)
  })

  it.each(kinds)('of %s learn from it alone who asks, and how', async (kind) => {
    const { origin } = await inFront(kind)
    const made = await fetch(`${origin}/api/me`, {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
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
