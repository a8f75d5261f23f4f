import { startPostgres } from '../processes/postgresProcess.ts'
import type { PostgresProcess } from '../processes/postgresProcess.ts'
import { startRedis } from '../processes/redisProcess.ts'
import type { RedisProcess } from '../processes/redisProcess.ts'
import { serverNode } from '../processes/serverNode.ts'
import type { ServerNode } from '../processes/serverNode.ts'

/** Several servers that are one: a PostgreSQL and a Redis of their own, on this computer. A balancer comes in front. */
export interface Cluster {
  readonly postgres: PostgresProcess
  readonly redis: RedisProcess
  readonly databaseUrl: string
  readonly nodes: readonly ServerNode[]
  /** Starts one more, perhaps of another version, on a free port or on this one. */
  readonly addNode: (program: string, port?: number) => Promise<ServerNode>
  readonly remove: () => Promise<void>
}

export interface ClusterWanted {
  /** What Node runs: the compiled main.js. */
  readonly program: string
  readonly nodes: number
  /** Of every node, beside what makes it one of them. */
  readonly env?: Readonly<Record<string, string>>
}

export async function startCluster({ program, nodes: count, env = {} }: ClusterWanted): Promise<Cluster> {
  const [postgres, redis] = await Promise.all([startPostgres({ mostConnections: 20 + 15 * count }), startRedis()])
  const databaseUrl = await postgres.newDatabase('modern_art')
  const shared = { TRUST_PROXY: '1', ...env, DATABASE_URL: databaseUrl, REDIS_URL: redis.url }
  const nodes: ServerNode[] = []
  const addNode = async (its: string, port = 0): Promise<ServerNode> => {
    const node = serverNode({ program: its, env: shared, port })
    nodes.push(node)
    await node.start()
    return node
  }
  await Promise.all(Array.from({ length: count }, () => addNode(program)))
  return {
    postgres,
    redis,
    databaseUrl,
    nodes,
    addNode,
    remove: async () => {
      await Promise.all(nodes.map((node) => node.end()))
      await redis.end()
      await postgres.remove()
    },
  }
}
