import { setTimeout as sleep } from 'node:timers/promises'
import { quickRandom } from '@modern-art/engine'
import { gatherCrowd } from './crowd.ts'
import { gatherInThread } from './crowdInThread.ts'
import { FLAGS } from './load.ts'
import type { LoadParts } from './load.ts'
import { thoughtAt } from './pace.ts'
import { startServers } from './servers.ts'
import type { SetUp } from './servers.ts'
import { quantile } from './tally.ts'

/** A thousand sockets are cut at once, and come back at once, while others play. Times are in milliseconds. */
export interface Storm {
  readonly name: SetUp
  readonly sockets: number
  /** Until half of them had their game, and until all had. */
  readonly half: number
  readonly last: number
  /** How soon those who were not cut were answered before the storm, and while it lasted. */
  readonly before: Answers
  readonly meanwhile: Answers
}

interface Answers {
  readonly actions: number
  readonly p50: number
  readonly p99: number
  readonly longest: number
}

const TABLES_CUT = 250
const TABLES_PLAYING = 50
const CALM = 10_000

export async function measureStorm(name: SetUp, { program }: LoadParts): Promise<Storm> {
  const servers = await startServers(name, { program, flags: FLAGS })
  const origins = servers.nodes.map((node) => node.origin())
  const random = quickRandom(7)
  const cut = await gatherInThread({ origins, games: TABLES_CUT })
  const thought = (): number => thoughtAt('ten_times_human', random)
  const playing = await gatherCrowd({ origins, games: TABLES_PLAYING, pace: 'untimed', thought })
  const calm = playing.count()
  await sleep(CALM)
  const stormy = playing.count()
  const waits = (await cut.comeBack()).toSorted((a, b) => a - b)
  playing.count()
  playing.close()
  await cut.close()
  await servers.stop()
  return {
    name,
    sockets: waits.length,
    half: quantile(waits, 0.5),
    last: waits.at(-1) ?? 0,
    before: answersOf(calm.times),
    meanwhile: answersOf(stormy.times),
  }
}

function answersOf(times: readonly number[]): Answers {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    actions: sorted.length,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    longest: sorted.at(-1) ?? 0,
  }
}
