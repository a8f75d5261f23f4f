import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seededRandom } from '@modern-art/engine'
import { removedAtEnd } from '../processes/removedAtEnd.ts'
import type { Mortal } from '../processes/mortal.ts'
import { startPostgres } from '../processes/postgresProcess.ts'
import { startRedis } from '../processes/redisProcess.ts'
import { serverNode } from '../processes/serverNode.ts'
import type { ServerNode } from '../processes/serverNode.ts'
import { openPostgres } from '../storage/postgres.ts'
import type { Storage } from '../storage/storage.ts'
import { embeddedData, postgresData } from './data.ts'
import type { Options } from './options.ts'
import { openWay } from './way.ts'
import type { Way } from './way.ts'

/** All that a run goes on: the servers, what they stand on, and the ways between them. */
export interface Stage {
  readonly nodes: readonly StageNode[]
  /** `null` where they do not fail, or where there is none. */
  readonly postgres: Mortal | null
  readonly redis: Mortal | null
  /** A server on the same data as the first, which must not open; `null` where it may. */
  readonly second: Mortal | null
  /** Where people come in, a way to each node. */
  readonly entrances: readonly string[]
  /** What is kept. An embedded database is opened when no server has it open. */
  readonly open: () => Promise<Storage>
  /** How many hints between nodes were spoilt. */
  readonly spoiltHints: () => { readonly lost: number; readonly twice: number; readonly late: number }
  /** How often a node was started with a clock of its own. */
  readonly shiftedClocks: () => number
  readonly close: () => Promise<void>
}

export interface StageNode {
  readonly server: ServerNode
  readonly fromPages: Way
  readonly toPostgres: Way | null
  readonly toRedis: Way | null
}

/** Clocks are off by so many milliseconds at most, either way. */
const MOST_OFF = 5000
/** Without limits, and with bots that answer at once. */
const UNLIMITED = { LIMITS: 'off', BOT_DELAY: 'off' }

type StageParts = Pick<Options, 'database' | 'cluster' | 'nodes' | 'seed'> & {
  /** The folder of the compiled server. */
  readonly compiled: string
}

/** Opens everything. Throws if there is no PostgreSQL or Redis where one is needed. */
export function openStage(parts: StageParts): Promise<Stage> {
  return parts.cluster ? clusterStage(parts) : lonelyStage(parts)
}

/** One node, whose database is in its own folder, or is a PostgreSQL that does not fail. */
async function lonelyStage({ database, compiled }: StageParts): Promise<Stage> {
  const data = database === 'embedded' ? await embeddedData() : await postgresData()
  if (data === null) throw new Error('There is no PostgreSQL. Install one, or set DATABASE_URL.')
  const wanted = { program: path.join(compiled, 'main.js'), env: { ...UNLIMITED, ...data.env } }
  const server = serverNode(wanted)
  await server.start()
  const fromPages = await openWay(server.port())
  return {
    nodes: [{ server, fromPages, toPostgres: null, toRedis: null }],
    postgres: null,
    redis: null,
    second: database === 'embedded' ? serverNode(wanted) : null,
    entrances: [`http://127.0.0.1:${fromPages.port}`],
    open: data.open,
    spoiltHints: () => ({ lost: 0, twice: 0, late: 0 }),
    shiftedClocks: () => 0,
    close: async () => {
      fromPages.close()
      await server.end()
      await data.remove()
    },
  }
}

async function clusterStage({ compiled, nodes: count, seed }: StageParts): Promise<Stage> {
  const redis = await startRedis()
  const postgres = await startPostgres()
  const url = await postgres.newDatabase('modern_art')
  const folder = await mkdtemp(path.join(tmpdir(), 'modern-art-chaos-'))
  removedAtEnd(folder)
  const hints = path.join(folder, 'hints')
  writeFileSync(hints, '')
  let shifted = 0

  const openNode = async (number: number): Promise<StageNode> => {
    const random = seededRandom(seed, `node ${number}`)
    const [toPostgres, toRedis] = [await openWay(postgres.port), await openWay(redis.port)]
    let starts = 0
    const server = serverNode({
      program: path.join(compiled, 'chaos/node.js'),
      env: () => {
        starts += 1
        // Every third start has the right time.
        const off = random(3) === 0 ? 0 : random(2 * MOST_OFF + 1) - MOST_OFF
        if (off !== 0) shifted += 1
        return {
          ...UNLIMITED,
          DATABASE_URL: url.replace(`:${postgres.port}/`, `:${toPostgres.port}/`),
          REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
          CHAOS_SEED: `${seed} ${number} ${starts}`,
          CHAOS_CLOCK: String(off),
          CHAOS_HINTS: hints,
        }
      },
    })
    await server.start()
    return { server, fromPages: await openWay(server.port()), toPostgres, toRedis }
  }

  const nodes: StageNode[] = []
  // One after the other: the first makes the tables of the database.
  // oxlint-disable-next-line no-await-in-loop
  for (let number = 0; number < count; number += 1) nodes.push(await openNode(number))
  return {
    nodes,
    postgres,
    redis,
    second: null,
    entrances: nodes.map(({ fromPages }) => `http://127.0.0.1:${fromPages.port}`),
    open: () => openPostgres({ url, report: () => null }),
    spoiltHints: () => {
      const letters = readFileSync(hints, 'utf8')
      const countOf = (letter: string): number => letters.split(letter).length - 1
      return { lost: countOf('l'), twice: countOf('t'), late: countOf('d') }
    },
    shiftedClocks: () => shifted,
    close: async () => {
      await Promise.all(nodes.map(({ server }) => server.end()))
      for (const { fromPages, toPostgres, toRedis } of nodes) {
        for (const way of [fromPages, toPostgres, toRedis]) way?.close()
      }
      await redis.kill()
      await postgres.remove()
    },
  }
}
