import { botNamed, liveBudget } from '@modern-art/bots'
import type { Action, Choice, Random, View } from '@modern-art/engine'
import { takeBreath } from './breath.ts'
import type { OpponentName } from '../newGame/opponents.ts'

interface Thought {
  readonly bot: string
  readonly view: View
  readonly choices: readonly Choice[]
}

/** What a bot answers, with pauses in between so that the worker hears the page. */
export async function thinkAs({ bot, view, choices }: Thought, rng: Random): Promise<Action> {
  const budget = liveBudget(() => performance.now(), takeBreath)
  return botNamed(bot as OpponentName).decide({ view, choices, rng, budget })
}
