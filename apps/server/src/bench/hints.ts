import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { quickRandom } from '@modern-art/engine'
import { newTableCode } from '@modern-art/protocol'
import { redisBus } from '../bus/redisBus.ts'
import { startRedis } from '../processes/redisProcess.ts'
import { processTime } from './processFigures.ts'

/** What it costs that every hint of a node goes to all nodes. Times are in microseconds. */
export interface Hints {
  readonly nodes: number
  readonly messages: number
  readonly deliveries: number
  /** Of Redis's processor, for each node that a message reaches. */
  readonly redisPerDelivery: number | null
  /** Of the processor of the node that hears it. */
  readonly nodePerDelivery: number
}

const NODES = 50
const MESSAGES = 10_000
/** Until all are connected, and until all have heard everything, in milliseconds. */
const SETTLE = 3000

/** Many buses in this process, one Redis, and messages of one hint each, as nodes send them whose games are not saved together. */
export async function measureHints(): Promise<Hints> {
  const redis = await startRedis()
  const buses = Array.from({ length: NODES }, () =>
    redisBus({ url: redis.url, prefix: 'bench', report: (line) => console.error(line) }),
  )
  const [sayer, ...hearers] = buses
  let deliveries = 0
  for (const bus of hearers) bus.onHint(() => void (deliveries += 1))
  await sleep(SETTLE)
  const random = quickRandom(3)
  const [before, ownBefore] = [processTime(redis.pid()), process.cpuUsage()]
  for (let message = 0; message < MESSAGES; message += 1) {
    sayer?.hint(newTableCode(random))
    // What is said in one turn of the event loop is one message.
    // oxlint-disable-next-line no-await-in-loop
    await nextTurn()
  }
  await sleep(SETTLE)
  const [after, own] = [processTime(redis.pid()), process.cpuUsage(ownBefore)]
  for (const bus of buses) void bus.close()
  await redis.end()
  return {
    nodes: NODES,
    messages: MESSAGES,
    deliveries,
    redisPerDelivery: before === null || after === null ? null : (1000 * (after - before)) / deliveries,
    nodePerDelivery: (own.user + own.system) / deliveries,
  }
}
