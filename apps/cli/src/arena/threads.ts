import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { mergeScores } from '@modern-art/bots'
import type { Score } from '@modern-art/bots'
import { playLane } from './lane.ts'
import type { Errand, Watcher } from './lane.ts'
import { hasPrograms } from './order.ts'
import type { Order } from './order.ts'
import { endingTogether } from './outside/endingTogether.ts'
import { newLeash } from './outside/leash.ts'
import { newQueue } from './queue.ts'

/** What a thread tells the one that started it. */
export type Message =
  | { readonly type: 'score'; readonly score: Score }
  | { readonly type: 'complaint'; readonly line: string }

/** Plays the contest, on this thread if one is enough, and reports how it stands every now and then. */
export async function playOrder(order: Order, threads: number, watcher: Watcher): Promise<Score> {
  const total: { score: Score | null } = { score: null }
  const report = async (more: Score): Promise<void> => {
    total.score = total.score === null ? more : mergeScores(total.score, more)
    await watcher.report(total.score)
  }
  const queue = newQueue()
  // Challenger and field may each have a program in every seat.
  const programs = hasPrograms(order) ? 2 * order.table.players.length : 0
  const errands = Array.from({ length: Math.min(threads, order.deals) }, () => ({
    order,
    queue,
    leash: newLeash(programs),
  }))
  const work = (): Promise<void> => playAll(errands, { ...watcher, report })
  if (programs === 0) await work()
  else {
    await endingTogether(
      errands.map((errand) => errand.leash),
      work,
    )
  }
  if (total.score === null) throw new Error('no deal was played')
  return total.score
}

async function playAll(errands: readonly Errand[], watcher: Watcher): Promise<void> {
  const [errand, ...others] = errands
  if (errand !== undefined && others.length === 0) {
    await playLane(errand, {
      ...watcher,
      report: async (score) => {
        await watcher.report(score)
        // Lets the terminal and signals have their turn.
        await setImmediate()
      },
    })
    return
  }
  // The compiled file: a thread starts from the disk, where nothing is compiled on the way.
  const workers = errands.map((workerData) => new Worker(new URL('worker.js', import.meta.url), { workerData }))
  try {
    await Promise.all(workers.map((worker) => finished(worker, watcher)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function finished(worker: Worker, watcher: Watcher): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: Message) => {
      const told = message.type === 'score' ? watcher.report(message.score) : watcher.complain(message.line)
      Promise.resolve(told).catch(reject)
    })
    worker.on('error', reject)
    worker.on('exit', (status) => {
      if (status === 0) resolve()
      else reject(new Error(`a thread ended with status ${status}`))
    })
  })
}
