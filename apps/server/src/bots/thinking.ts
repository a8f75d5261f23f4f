import { randomInt } from 'node:crypto'
import { STAND_IN, WeightsError, botLoader, botNamed, liveBudget } from '@modern-art/bots'
import type { Bot, BotName, ReadWeights } from '@modern-art/bots'
import type { Action } from '@modern-art/engine'
import type { BotQuestion } from '@modern-art/table'
import { readWeights } from './readWeights.ts'

/** All that a bot is told: what its seat may know, and what it may do. */
export type BotTask = Pick<BotQuestion, 'bot' | 'view' | 'choices'>

/**
 * The bot that plays under a name. A server that has lost a file of weights says so when it starts (`missingWeights`); until it
 * is mended another bot plays, and no game waits for it.
 */
export function playersWith(read: ReadWeights): (name: BotName) => Promise<Bot> {
  const load = botLoader(read)
  return async (name) => {
    try {
      return await load(name)
    } catch (error) {
      if (error instanceof WeightsError) return botNamed(STAND_IN)
      throw error
    }
  }
}

/** Each thread reads the weights that it needs once, when they are first needed. */
const playerNamed = playersWith(readWeights)

/** What a bot answers. It thinks to the end, so it belongs into a thread of its own. */
export async function thinkAs({ bot, view, choices }: BotTask): Promise<Action> {
  const budget = liveBudget(() => performance.now(), null)
  const player = await playerNamed(bot as BotName)
  return player.decide({ view, choices, rng: (below) => randomInt(below), budget })
}
