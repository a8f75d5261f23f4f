import { setTimeout as sleep } from 'node:timers/promises'
import { quickRandom } from '@modern-art/engine'
import { gatherCrowd } from './crowd.ts'
import { FLAGS } from './load.ts'
import type { LoadParts } from './load.ts'
import { thoughtAt } from './pace.ts'
import { processMemory, sumOf } from './processFigures.ts'
import { startServers } from './servers.ts'
import type { SetUp } from './servers.ts'

/** A server's memory over a long time in which one game follows the other. */
export interface Soak {
  readonly name: SetUp
  readonly minutes: number
  readonly games: number
  readonly actions: number
  /** In MB, once a minute. */
  readonly megabytes: readonly number[]
}

const MINUTE = 60_000

export async function measureSoak(name: SetUp, { program, options, say }: LoadParts): Promise<Soak> {
  const { games, minutes } = options
  const servers = await startServers(name, { program, flags: FLAGS })
  const pids = servers.nodes.map((node) => node.pid())
  const origins = servers.nodes.map((node) => node.origin())
  const random = quickRandom(7)
  const crowd = await gatherCrowd({
    origins,
    games,
    pace: 'untimed',
    thought: () => thoughtAt('ten_times_human', random),
  })
  const tally = crowd.count()
  const megabytes: number[] = []
  for (let minute = 1; minute <= minutes; minute += 1) {
    // oxlint-disable-next-line no-await-in-loop -- time passes
    await sleep(MINUTE)
    megabytes.push(Math.round(sumOf(pids, processMemory) ?? 0))
    say(`${name}: ${minute} min, ${tally.accepted.toLocaleString('en')} actions, ${megabytes.at(-1)} MB`)
  }
  crowd.close()
  await servers.stop()
  return { name, minutes, games, actions: tally.accepted, megabytes }
}
