import { rm } from 'node:fs/promises'
import { removedAtEnd } from '../processes/removedAtEnd.ts'
import { freePort } from '../processes/freePort.ts'
import { runIn, startPostgres } from '../processes/postgresProcess.ts'
import { startRedis } from '../processes/redisProcess.ts'
import { serverNode } from '../processes/serverNode.ts'
import type { ServerNode } from '../processes/serverNode.ts'
import { preparedFolder } from '../testing/preparedFolder.ts'

/** How a server of ours is set up: with the database inside, or with PostgreSQL and Redis and so many nodes. */
export type SetUp = 'embedded' | 'postgres-1' | 'postgres-2'

/** Servers that run, on data of their own. */
export interface Servers {
  readonly nodes: readonly ServerNode[]
  /** Where each of them tells its metrics. */
  readonly metricsPorts: readonly number[]
  /** The processes that the nodes stand on; `null` where there is nothing but the node. */
  readonly beneath: { readonly postgres: number; readonly redis: number } | null
  /** Asks the database; `null` where nobody else can, because it is inside the server. */
  readonly query: ((statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>) | null
  /** Ends all of it, and leaves nothing behind. */
  readonly stop: () => Promise<void>
}

export interface ServersWanted {
  readonly program: string
  /** For Node. */
  readonly flags: readonly string[]
}

/** Without limits, because one computer asks for everybody. */
const ENV = { LIMITS: 'off', BOT_DELAY: 'off' }

const NODES: Readonly<Record<SetUp, number>> = { embedded: 1, 'postgres-1': 1, 'postgres-2': 2 }

/** Starts them; what PostgreSQL has committed is on the disk. */
export async function startServers(setUp: SetUp, { program, flags }: ServersWanted): Promise<Servers> {
  const data = await (setUp === 'embedded' ? embedded() : shared())
  const metricsPorts = await Promise.all(Array.from({ length: NODES[setUp] }, freePort))
  const nodes = metricsPorts.map((port) =>
    serverNode({ program, env: { ...ENV, ...data.env, METRICS_PORT: String(port) }, flags: [...flags] }),
  )
  // One after the other: the first brings the database up to date.
  // oxlint-disable-next-line no-await-in-loop
  for (const node of nodes) await node.start()
  return {
    nodes,
    metricsPorts,
    beneath: data.beneath,
    query: data.query,
    stop: async () => {
      await Promise.all(nodes.map((node) => node.end()))
      await data.remove()
    },
  }
}

interface Data {
  readonly env: Readonly<Record<string, string>>
  readonly beneath: Servers['beneath']
  readonly query: Servers['query']
  readonly remove: () => Promise<void>
}

async function embedded(): Promise<Data> {
  const folder = await preparedFolder()
  const callOff = removedAtEnd(folder)
  return {
    env: { DATA_DIR: folder },
    beneath: null,
    query: null,
    remove: async () => {
      await rm(folder, { recursive: true, force: true })
      callOff()
    },
  }
}

async function shared(): Promise<Data> {
  const postgres = await startPostgres({ fsync: true })
  const redis = await startRedis()
  const url = await postgres.newDatabase('modern_art')
  return {
    env: { DATABASE_URL: url, REDIS_URL: redis.url },
    beneath: { postgres: postgres.pid(), redis: redis.pid() },
    query: (statement) => runIn(url, statement),
    remove: async () => {
      await redis.end()
      await postgres.remove()
    },
  }
}
