import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { mergeScores } from '@modern-art/bots'
import type { Score } from '@modern-art/bots'
import { playLane } from './lane.ts'
import type { Order } from './order.ts'
import { newQueue } from './queue.ts'
import type { Queue } from './queue.ts'

/** What a thread is handed. */
export interface Errand {
  readonly order: Order
  readonly queue: Queue
}

type Report = (score: Score) => void

/** Plays the contest, on this thread if one is enough, and shows how it stands every now and then. */
export async function playOrder(order: Order, threads: number, now: () => number, watch: Report): Promise<Score> {
  const total: { score: Score | null } = { score: null }
  await playAll(order, threads, now, (more) => {
    total.score = total.score === null ? more : mergeScores(total.score, more)
    watch(total.score)
  })
  if (total.score === null) throw new Error('no deal was played')
  return total.score
}

async function playAll(order: Order, threads: number, now: () => number, report: Report): Promise<void> {
  const queue = newQueue()
  if (threads === 1) {
    await playLane(order, queue, now, async (score) => {
      report(score)
      // Lets the terminal and signals have their turn.
      await setImmediate()
    })
    return
  }
  const errand: Errand = { order, queue }
  // The compiled file: a thread starts from the disk, where nothing is compiled on the way.
  const workers = Array.from(
    { length: Math.min(threads, order.deals) },
    () => new Worker(new URL('worker.js', import.meta.url), { workerData: errand }),
  )
  try {
    await Promise.all(workers.map((worker) => finished(worker, report)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function finished(worker: Worker, report: Report): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', report).on('error', reject)
    worker.on('exit', (status) => {
      if (status === 0) resolve()
      else reject(new Error(`a thread ended with status ${status}`))
    })
  })
}
