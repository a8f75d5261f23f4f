import { randomInt } from 'node:crypto'
import { botNamed, liveBudget } from '@modern-art/bots'
import type { BotName } from '@modern-art/bots'
import type { Action } from '@modern-art/engine'
import type { BotQuestion } from '@modern-art/table'

/** All that a bot is told: what its seat may know, and what it may do. */
export type BotTask = Pick<BotQuestion, 'bot' | 'view' | 'choices'>

/** What a bot answers. It thinks to the end, so it belongs into a thread of its own. */
export async function thinkAs({ bot, view, choices }: BotTask): Promise<Action> {
  const budget = liveBudget(() => performance.now(), null)
  return botNamed(bot as BotName).decide({ view, choices, rng: (below) => randomInt(below), budget })
}
