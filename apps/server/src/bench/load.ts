import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { quickRandom } from '@modern-art/engine'
import { gatherCrowd } from './crowd.ts'
import type { Crowd } from './crowd.ts'
import { loopDelayOf } from './loopDelay.ts'
import type { LoopDelay } from './loopDelay.ts'
import type { Options, RowName } from './options.ts'
import { thoughtAt } from './pace.ts'
import type { Pace } from './pace.ts'
import { familyTime, processMemory, processTime, sumOf } from './processFigures.ts'
import { profileLines } from './profile.ts'
import { startServers } from './servers.ts'
import type { Servers, SetUp } from './servers.ts'
import { quantile } from './tally.ts'
import type { Tally } from './tally.ts'
import { startYardstick } from './yardstick.ts'

/** The figures of one run. Times are in milliseconds; `null` is what could not be known. */
export interface Row {
  readonly name: RowName
  readonly pace: Pace
  readonly games: number
  /** Acknowledged; of boardgame.io, those that its server ran. */
  readonly actionsPerSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Of all nodes together. */
  readonly cpuMsPerAction: number | null
  /** What PostgreSQL writes ahead, and what it and Redis take of their own processors; `null` where there are none. */
  readonly walBytesPerAction: number | null
  readonly postgresMsPerAction: number | null
  readonly redisMsPerAction: number | null
  /** Of the node that had the worst. */
  readonly loopDelay: LoopDelay | null
  /** Of all that was sent, how much was refused. */
  readonly refusedShare: number
  readonly megabytesPerThousandGames: number | null
  readonly bytesOnWirePerAction: number
  readonly bytesOnDiskPerGame: number | null
  readonly actionsPerGame: number | null
  /** Of a processor, by the process of all clients. */
  readonly clientShare: number
}

/** A few tables play whole games first, so that what is compiled as it runs is compiled, all phases of a game included. */
const WARM_UP_TABLES = 20
const WARM_UP = 8000
/** Until people do not all begin at once, in milliseconds. */
const SETTLING = 4000

/** The most that V8 sets aside for what does not live long, in MB, as `npm start` and the image say: with the usual 16, more of it lives too long. */
export const FLAGS: readonly string[] = ['--max-semi-space-size=128']

export interface LoadParts {
  readonly program: string
  readonly options: Options
  readonly say: (line: string) => void
}

/** Measures one row at one pace, with all clients in this process. */
export async function measureLoad(name: RowName, pace: Pace, parts: LoadParts): Promise<Row> {
  return name === 'boardgame.io' ? measureYardstick(pace, parts) : measureServers(name, pace, parts)
}

async function measureServers(name: SetUp, pace: Pace, { program, options, say }: LoadParts): Promise<Row> {
  const { games, seconds, apart } = options
  const profiles = options.profile ? await mkdtemp(path.join(tmpdir(), 'modern-art-profile-')) : null
  const profiling = profiles === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`]
  const servers = await startServers(name, { program, flags: [...FLAGS, ...profiling] })
  const pids = servers.nodes.map((node) => node.pid())
  const empty = sumOf(pids, processMemory)
  const random = quickRandom(7)
  const origins = servers.nodes.map((node) => node.origin())
  const warming = await gatherCrowd({ origins, apart, games: WARM_UP_TABLES, pace: 'untimed', thought: () => 0 })
  await sleep(WARM_UP)
  warming.close()
  const crowd = await gatherCrowd({ origins, apart, games, pace: 'untimed', thought: () => thoughtAt(pace, random) })
  const beneath: { before: SumsBeneath | null } = { before: null }
  const counted = await count(crowd, pids, seconds, async () => {
    await loopDelayOf(servers.metricsPorts)
    beneath.before = await sumsBeneath(servers)
  })
  const after = await sumsBeneath(servers)
  const loopDelay = await loopDelayOf(servers.metricsPorts)
  const full = sumOf(pids, processMemory)
  crowd.close()
  const disk = await diskOf(servers)
  await servers.stop()
  if (profiles !== null) {
    for (const line of await profileLines(profiles)) say(line)
    await rm(profiles, { recursive: true })
  }
  const { accepted, refused } = counted.tally
  return {
    name,
    pace,
    games,
    ...counted.figures(accepted),
    walBytesPerAction: perAction(after?.wal, beneath.before?.wal, accepted),
    postgresMsPerAction: perAction(after?.postgres, beneath.before?.postgres, accepted),
    redisMsPerAction: perAction(after?.redis, beneath.before?.redis, accepted),
    loopDelay,
    refusedShare: refused / Math.max(1, accepted + refused),
    megabytesPerThousandGames: full === null || empty === null ? null : (1000 * (full - empty)) / games,
    ...disk,
  }
}

type SumsBeneath = Readonly<Record<'postgres' | 'redis' | 'wal', number | null>>

/** What was taken so far of what the nodes stand on: processor time, and bytes written ahead. */
async function sumsBeneath({ beneath, query }: Servers): Promise<SumsBeneath | null> {
  if (beneath === null || query === null) return null
  const [row] = await query(`select (pg_current_wal_lsn() - '0/0')::float8 as wal`)
  return { postgres: familyTime(beneath.postgres), redis: familyTime(beneath.redis), wal: Number(row?.['wal']) }
}

function perAction(
  after: number | null | undefined,
  before: number | null | undefined,
  actions: number,
): number | null {
  return typeof after !== 'number' || typeof before !== 'number' ? null : (after - before) / actions
}

async function measureYardstick(pace: Pace, { options }: LoadParts): Promise<Row> {
  const { games, seconds } = options
  const yardstick = await startYardstick()
  const empty = processMemory(yardstick.pid)
  const warming = await yardstick.gather(WARM_UP_TABLES)
  await sleep(WARM_UP)
  warming.close()
  const crowd = await yardstick.gather(games)
  let before = 0
  const counted = await count(crowd, [yardstick.pid], seconds, async () => {
    before = await yardstick.moves()
  })
  const moves = (await yardstick.moves()) - before
  const full = processMemory(yardstick.pid)
  crowd.close()
  yardstick.stop()
  return {
    name: 'boardgame.io',
    pace,
    games,
    ...counted.figures(moves),
    walBytesPerAction: null,
    postgresMsPerAction: null,
    redisMsPerAction: null,
    loopDelay: null,
    refusedShare: 0,
    megabytesPerThousandGames: full === null || empty === null ? null : (1000 * (full - empty)) / games,
    bytesOnDiskPerGame: null,
    actionsPerGame: null,
  }
}

type Counted = Pick<
  Row,
  'actionsPerSecond' | 'p50' | 'p95' | 'p99' | 'cpuMsPerAction' | 'bytesOnWirePerAction' | 'clientShare'
>

/** Lets a crowd play for a while; the figures follow from how many actions that were. */
async function count(
  crowd: Pick<Crowd, 'count'>,
  pids: readonly number[],
  seconds: number,
  begins: () => Promise<void> = () => Promise.resolve(),
): Promise<{ readonly tally: Tally; readonly figures: (actions: number) => Counted }> {
  await sleep(SETTLING)
  await begins()
  const tally = crowd.count()
  const [start, ownStart, timeBefore] = [performance.now(), process.cpuUsage(), sumOf(pids, processTime)]
  await sleep(seconds * 1000)
  const timeAfter = sumOf(pids, processTime)
  const own = process.cpuUsage(ownStart)
  const elapsed = performance.now() - start
  crowd.count()
  const sorted = tally.times.toSorted((a, b) => a - b)
  return {
    tally,
    figures: (actions) => ({
      actionsPerSecond: (1000 * actions) / elapsed,
      p50: quantile(sorted, 0.5),
      p95: quantile(sorted, 0.95),
      p99: quantile(sorted, 0.99),
      cpuMsPerAction: timeBefore === null || timeAfter === null ? null : (timeAfter - timeBefore) / actions,
      bytesOnWirePerAction: tally.bytes / actions,
      clientShare: (own.user + own.system) / 1000 / elapsed,
    }),
  }
}

/** What the games that are over left in the database. */
async function diskOf({ query }: Servers): Promise<Pick<Row, 'bytesOnDiskPerGame' | 'actionsPerGame'>> {
  const [found] = (await query?.(DISK)) ?? []
  const games = Number(found?.['games'] ?? 0)
  if (games === 0) return { bytesOnDiskPerGame: null, actionsPerGame: null }
  const [entries, perEntry, actions] = ['entries', 'per_entry', 'actions'].map((name) => Number(found?.[name]))
  return {
    bytesOnDiskPerGame: ((entries ?? 0) / games) * (perEntry ?? 0),
    actionsPerGame: (actions ?? 0) / games,
  }
}

/** Of games that are over: how many there are, and their entries; a row of the log with its part of the index in bytes. */
const DISK = `
  select count(distinct table_id)::int as games, count(*)::int as entries, count(actions)::int as actions,
    pg_total_relation_size('log')::float8 / (select count(*) from log) as per_entry
  from log where table_id in (select id from tables where stage = 'finished')`
