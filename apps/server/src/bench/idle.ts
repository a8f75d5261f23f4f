import { setTimeout as sleep } from 'node:timers/promises'
import { gatherCrowd } from './crowd.ts'
import { FLAGS } from './load.ts'
import type { LoadParts } from './load.ts'
import { familyTime, processMemory, processTime, sumOf } from './processFigures.ts'
import { startServers } from './servers.ts'
import type { Servers } from './servers.ts'

/** What a server costs while nobody does anything, at one moment after the other. */
export interface Idle {
  readonly state: 'nothing' | 'tables' | 'tables and sockets'
  /** Of a processor: the server's, and those of what it stands on. */
  readonly share: number | null
  readonly postgresShare: number | null
  readonly redisShare: number | null
  readonly megabytes: number | null
}

const IDLE_TABLES = 10_000
const SOCKET_TABLES = 500
/** Until what came before is over, in milliseconds. */
const SETTLE = 35_000

/** On PostgreSQL and Redis, with one node: nothing, 10,000 turn-based tables in play, and 2,000 sockets besides. */
export async function measureIdle({ program, options }: LoadParts): Promise<readonly Idle[]> {
  const servers = await startServers('postgres-1', { program, flags: FLAGS })
  const pids = servers.nodes.map((node) => node.pid())
  const look = async (state: Idle['state']): Promise<Idle> => {
    await sleep(SETTLE)
    const { postgres = 0, redis = 0 } = servers.beneath ?? {}
    const taken = (): readonly (number | null)[] => [sumOf(pids, processTime), familyTime(postgres), familyTime(redis)]
    const before = taken()
    const start = performance.now()
    await sleep(options.seconds * 1000)
    const [share = null, postgresShare = null, redisShare = null] = taken().map((after, which) => {
      const was = before[which] ?? null
      return after === null || was === null ? null : (after - was) / (performance.now() - start)
    })
    return { state, share, postgresShare, redisShare, megabytes: sumOf(pids, processMemory) }
  }
  const found = [await look('nothing')]
  const origins = servers.nodes.map((node) => node.origin())
  const wanted = { origins, pace: 'turn_based', thought: () => null } as const
  const model = await gatherCrowd({ ...wanted, games: 1 })
  model.close()
  await sleep(1000)
  await multiply(servers)
  found.push(await look('tables'))
  const crowd = await gatherCrowd({ ...wanted, games: SOCKET_TABLES })
  found.push(await look('tables and sockets'))
  crowd.close()
  await servers.stop()
  return found
}

/** The one game that was begun, again and again under other codes; each waits for somebody for days. */
async function multiply({ query }: Servers): Promise<void> {
  const columns = (await query?.(COLUMNS))?.map((row) => String(row['column_name'])) ?? []
  const kept = columns.filter((name) => name !== 'id' && name !== 'code').join(', ')
  await query?.(
    `insert into tables (code, ${kept}) select 'idle-' || copy, ${kept} from tables, generate_series(1, ${IDLE_TABLES}) copy where stage = 'playing'`,
  )
  await query?.(
    `insert into log select copied.id, log.version, log.at, log.heard, log.actions from log, tables copied where copied.code like 'idle-%'`,
  )
}

const COLUMNS = `select column_name from information_schema.columns where table_name = 'tables' and table_schema = current_schema()`
