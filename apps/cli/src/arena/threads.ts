import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { mergeScores } from '@modern-art/bots'
import type { Score } from '@modern-art/bots'
import { runThreadJob } from './threadJob.ts'
import type { ThreadJob, Watcher } from './threadJob.ts'
import { hasPrograms } from './contestOptions.ts'
import type { ContestOptions } from './contestOptions.ts'
import { endProgramsAfter } from './outside/endProgramsAfter.ts'
import { newProcessTable } from './outside/processTable.ts'
import { newQueue } from './queue.ts'

/** A message from a thread to the one that started it. */
export type Message =
  | { readonly type: 'score'; readonly score: Score }
  | { readonly type: 'complaint'; readonly line: string }

/** Plays the contest, on this thread if one is enough, and reports how it stands every now and then. */
export async function playContest(options: ContestOptions, threads: number, watcher: Watcher): Promise<Score> {
  const total: { score: Score | null } = { score: null }
  const report = async (more: Score): Promise<void> => {
    total.score = total.score === null ? more : mergeScores(total.score, more)
    await watcher.report(total.score)
  }
  const queue = newQueue()
  // Challenger and field may each have a program in every seat.
  const programs = hasPrograms(options) ? 2 * options.table.players.length : 0
  const jobs = Array.from({ length: Math.min(threads, options.deals) }, () => ({
    options,
    queue,
    processes: newProcessTable(programs),
  }))
  const work = (): Promise<void> => playAll(jobs, { ...watcher, report })
  if (programs === 0) await work()
  else {
    await endProgramsAfter(
      jobs.map((job) => job.processes),
      work,
    )
  }
  if (total.score === null) throw new Error('no deal was played')
  return total.score
}

async function playAll(jobs: readonly ThreadJob[], watcher: Watcher): Promise<void> {
  const [job, ...others] = jobs
  if (job !== undefined && others.length === 0) {
    await runThreadJob(job, {
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
  const workers = jobs.map((workerData) => new Worker(new URL('worker.js', import.meta.url), { workerData }))
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
