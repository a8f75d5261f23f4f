import { once } from 'node:events'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { quickRandom } from '@modern-art/engine'
import { gatherCrowd } from './crowd.ts'
import type { Crowd } from './crowd.ts'
import { thoughtAt } from './pace.ts'

/** A crowd in a thread of its own: what it does at once holds up nobody else whose answers are timed. */
export interface CrowdApart {
  readonly comeBack: Crowd['comeBack']
  readonly close: () => Promise<void>
}

interface Wanted {
  readonly origins: readonly string[]
  readonly games: number
}

/** People who play at ten times human pace. Resolves once all of them sit at their tables. */
export async function gatherInThread(wanted: Wanted): Promise<CrowdApart> {
  const worker = new Worker(new URL(import.meta.url), { workerData: wanted })
  await once(worker, 'message')
  return {
    comeBack: async () => {
      // This is no window, and there is no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage('come back')
      const [waits] = (await once(worker, 'message')) as [readonly number[]]
      return waits
    },
    close: async () => {
      await worker.terminate()
    },
  }
}

async function gatherHere({ origins, games }: Wanted, port: NonNullable<typeof parentPort>): Promise<void> {
  const random = quickRandom(8)
  const thought = (): number => thoughtAt('ten_times_human', random)
  const crowd = await gatherCrowd({ origins, games, pace: 'untimed', thought })
  port.on('message', () => void crowd.comeBack().then((waits) => port.postMessage(waits)))
  port.postMessage('gathered')
}

if (!isMainThread && parentPort !== null) await gatherHere(workerData as Wanted, parentPort)
