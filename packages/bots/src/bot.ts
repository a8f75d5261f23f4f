import type { Action, Choice, Random, Seat, View } from '@modern-art/engine'
import type { Budget } from './budget.ts'

/** All that a bot is told when its seat is to act. There is no way from here to what the seat cannot see. */
export interface Question {
  readonly view: View
  /** What the seat may do now; at least one choice. */
  readonly choices: readonly Choice[]
  readonly rng: Random
  readonly budget: Budget
}

/**
 * A player. It remembers nothing between questions: the view has the public log. The answer is one of the choices,
 * and with a budget of samples the same question gives the same answer everywhere.
 */
export interface Bot {
  readonly decide: (question: Question) => Action | Promise<Action>
}

/** The seat that is asked. A spectator is asked nothing. */
export function seatOf(view: View): Seat {
  if (view.seat === null) throw new RangeError('a spectator has nothing to decide')
  return view.seat
}

/** The answer of a bot that nobody asked to pause. */
export function answerOf(bot: Bot, question: Question): Action {
  const answer = bot.decide(question)
  if (answer instanceof Promise) throw new Error('the bot answers later, and nobody asked it to pause')
  return answer
}
