import { availableParallelism } from 'node:os'
import type { BotQuestion } from '@modern-art/table'
import { Tinypool } from 'tinypool'
import type { BotTask } from './thinking.ts'

/** Bots that think in threads of their own, so that the server goes on meanwhile. */
export interface BotPool {
  readonly think: (question: BotQuestion) => Promise<unknown>
  readonly close: () => Promise<void>
}

export function openBotPool(): BotPool {
  const pool = new Tinypool({
    filename: new URL('thinking.js', import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    runtime: 'worker_threads',
  })
  return {
    think: ({ bot, view, choices }) => pool.run({ bot, view, choices } satisfies BotTask, { name: 'thinkAs' }),
    close: () => pool.destroy(),
  }
}
