import type { BotQuestion } from '@modern-art/table'

/** How long bots seem to think, in milliseconds: long enough to be seen, and short enough never to be waited for. */
const LEAST = 400
const MOST = 1200

type Think = (question: BotQuestion) => Promise<unknown>

/** Answers of bots, each after a moment. `whim` is a number from 0 up to 1. */
export function unhurried(think: Think, whim: () => number, wait: (milliseconds: number) => Promise<void>): Think {
  return async (question) => {
    const [answer] = await Promise.all([think(question), wait(LEAST + whim() * (MOST - LEAST))])
    return answer
  }
}
