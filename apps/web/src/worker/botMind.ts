import { liveBudget } from '@modern-art/bots'
import type { Bot } from '@modern-art/bots'
import type { Action, Random } from '@modern-art/engine'
import type { BotQuestion } from '@modern-art/table'

/** What a bot answers, with pauses in between so that the worker hears the page. */
export async function thinkAs(
  bot: Bot,
  { view, choices }: Pick<BotQuestion, 'view' | 'choices'>,
  rng: Random,
): Promise<Action> {
  const budget = liveBudget(() => performance.now(), letMessagesIn)
  return bot.decide({ view, choices, rng, budget })
}

/** A pause in long thinking, so that the worker hears the page. */
export function letMessagesIn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}
