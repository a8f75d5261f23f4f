import type { Bot } from '@modern-art/bots'
import type { Action, Setup } from '@modern-art/engine'
import { formatQuestion, parseAnswer } from './dialogue.ts'
import { within } from './program.ts'
import type { Program } from './program.ts'

export interface OutsideBot extends Bot {
  readonly close: () => Promise<void>
}

export interface TimeLimits {
  /** Milliseconds for an answer. */
  readonly timeLimit: number
  /** Milliseconds that the first answer of a program may take longer, for it has to start. */
  readonly timeToStart: number
}

/** A program is given up after so many restarts without an answer in between. */
const MOST_RESTARTS = 3

type Outcome =
  | { readonly type: 'action'; readonly action: Action }
  | { readonly type: 'fault'; readonly reason: string }
  /** A fault after which the program cannot be used any more. */
  | { readonly type: 'loss'; readonly reason: string }

/**
 * An outside program as a bot. It runs from the first question on, and is started again if it ends or does not answer
 * in time; `isRepeated` if it has answered nothing since the last start. A question without an answer that can be used
 * is a rejected promise, whose message says what the program did.
 */
export function outsideBot(start: (isRepeated: boolean) => Program, limits: TimeLimits): OutsideBot {
  let program: Program | null = null
  let asked = 0
  let startsInVain = 0
  let lastLoss = ''

  const startAgain = (): Program => {
    if (startsInVain > MOST_RESTARTS) {
      throw new Error(`was given up after ${MOST_RESTARTS} restarts: it ${lastLoss}`)
    }
    startsInVain += 1
    return start(startsInVain > 1)
  }

  return {
    decide: async (question) => {
      const { timeLimit, timeToStart } = limits
      const isNew = program === null
      const current = program ?? startAgain()
      program = current
      asked += 1
      current.write(formatQuestion(asked, question, timeLimit))
      const limit = isNew ? timeLimit + timeToStart : timeLimit
      const outcome = (await within(limit, outcomeOf(current, asked, question.view.setup))) ?? {
        type: 'loss',
        reason: `did not answer within ${limit} ms`,
      }
      if (outcome.type === 'action') {
        startsInVain = 0
        return outcome.action
      }
      if (outcome.type === 'loss') {
        current.kill()
        program = null
        lastLoss = outcome.reason
      }
      throw new Error(outcome.reason)
    },
    close: async () => {
      await program?.close()
      program = null
    },
  }
}

/** Reads until there is a line that is not the late answer to an earlier question. */
async function outcomeOf(program: Program, id: number, setup: Setup): Promise<Outcome> {
  for (;;) {
    // Lines follow each other.
    // oxlint-disable-next-line no-await-in-loop
    const heard = await program.read()
    if (heard.type === 'end') return { type: 'loss', reason: heard.how }
    if (heard.type === 'endless line') return { type: 'fault', reason: 'wrote a line without end' }
    const answer = parseAnswer(heard.text, id, setup)
    if (answer.type !== 'late') return answer
  }
}
