import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { quickRandom } from '@modern-art/engine'
import { newTableCode, shardOf } from '@modern-art/protocol'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { balancersHere } from '../testing/clusterPrograms.ts'
import { startBalancer } from './balancer.ts'
import type { BalancerKind } from './balancer.ts'

const kinds = balancersHere()
const NODES = ['first', 'second', 'third'] as const
const TABLES = 121
/** The nodes of these tests share a process: on a busy machine one of them seems to be away now and then, for half a second. */
const PATIENCE = { timeout: 60_000, interval: 100 }

/** Answers everything with its own name. */
async function sayer(name: string): Promise<Server> {
  const server = createServer((_request, response) => void response.end(name)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void (server.closeAllConnections(), server.close()))
  return server
}

describe.skipIf(kinds.length === 0)('a balancer', () => {
  async function inFront(kind: BalancerKind): Promise<{ origin: string; servers: readonly Server[] }> {
    const servers = await Promise.all(NODES.map(sayer))
    const ports = servers.map((server) => (server.address() as AddressInfo).port)
    const balancer = await startBalancer({ kind, nodes: ports })
    onTestFinished(balancer.remove)
    return { origin: balancer.origin, servers }
  }

  /** Which node a socket of each table comes to. */
  async function nodesOf(origin: string, codes: readonly string[]): Promise<readonly string[]> {
    return Promise.all(
      codes.map(async (code) =>
        (await fetch(`${origin}/socket.io/?EIO=4&transport=websocket&shard=${shardOf(code)}`)).text(),
      ),
    )
  }

  /** The same, once all nodes are there and nothing moves any more. */
  async function settled(origin: string, codes: readonly string[]): Promise<readonly string[]> {
    return vi.waitFor(async () => {
      const nodes = await nodesOf(origin, codes)
      expect(new Set(nodes)).toEqual(new Set(NODES))
      expect(await nodesOf(origin, codes)).toEqual(nodes)
      return nodes
    }, PATIENCE)
  }

  it.each(kinds)('as %s sends everybody of a table to the same node, and tables to all nodes', async (kind) => {
    const { origin } = await inFront(kind)
    const random = quickRandom(5)
    const codes = Array.from({ length: TABLES }, () => newTableCode(random))
    const nodes = await settled(origin, codes)
    for (const node of NODES) {
      const share = nodes.filter((each) => each === node).length / TABLES
      expect(share).toBeGreaterThan(0.15)
      expect(share).toBeLessThan(0.55)
    }
  })

  it.each(kinds)('as %s moves no table but those of a node that is away', async (kind) => {
    const { origin, servers } = await inFront(kind)
    const random = quickRandom(6)
    const codes = Array.from({ length: TABLES }, () => newTableCode(random))
    const before = await settled(origin, codes)
    servers[1]?.closeAllConnections()
    servers[1]?.close()
    const stayed = (nodes: readonly string[]): readonly string[] => nodes.filter((_, at) => before[at] !== 'second')
    await vi.waitFor(async () => {
      const after = await nodesOf(origin, codes)
      expect(after).not.toContain('second')
      expect(stayed(after)).toEqual(stayed(before))
      // Not all to one of those that are left.
      expect(new Set(after.filter((_, at) => before[at] === 'second'))).toEqual(new Set(['first', 'third']))
    }, PATIENCE)
  })

  it.each(kinds)('as %s asks all nodes in turn for whatever is of no table', async (kind) => {
    const { origin } = await inFront(kind)
    const asked = await Promise.all(Array.from({ length: TABLES }, () => fetch(`${origin}/api/me`)))
    expect(new Set(await Promise.all(asked.map((answer) => answer.text())))).toEqual(new Set(NODES))
  })
})
