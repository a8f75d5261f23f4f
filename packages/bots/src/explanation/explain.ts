import type { Bot, Question } from '../bot.ts'
import { seatOf } from '../bot.ts'
import { explainAction } from './explainAction.ts'
import type { Explanation } from './explanation.ts'

/**
 * A bot's decision with its reasons. The bot decides first, as it would if nobody asked why; then the
 * question's chance goes on into the play-outs, so that the same question has the same explanation. It takes a few
 * milliseconds more than the decision.
 */
export async function explain(bot: Bot, question: Question): Promise<Explanation> {
  seatOf(question.view)
  return explainAction(question, await bot.decide(question))
}
