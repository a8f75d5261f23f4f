import type { AnswerResult, Command } from '@modern-art/protocol'
import { refuse } from '../refusal.ts'
import type { Outbox } from './connection.ts'
import type { Guest } from './guests.ts'
import { noteAnswer } from '../watching/noting.ts'

/** `null` is done; anything else is the answer. */
export type Job = () => Promise<AnswerResult | null>

/** Answers what guests ask for. */
export interface Answering {
  readonly answer: (guest: Guest, commandId: string, result: AnswerResult) => void
  /**
   * Does what a guest asks for and answers, once that is done; a failure is an answer as well. A command that is sent again,
   * because its answer was lost, is answered as it was, if it is among the latest that this process has answered. That
   * nothing is done twice, whoever is asked, is for those to see to who do it.
   */
  readonly fulfil: (guest: Guest, command: Command, job: Job) => Promise<void>
}

/** So many answers are remembered. */
const REMEMBERED = 256

export function answeringOf(outbox: Outbox, failed: (what: string, error: unknown) => void): Answering {
  const answered = new Map<string, AnswerResult>()

  const remember = (key: string, result: AnswerResult): void => {
    answered.set(key, result)
    const [oldest] = answered.keys()
    if (answered.size > REMEMBERED && oldest !== undefined) answered.delete(oldest)
  }

  const answer: Answering['answer'] = ({ connection }, id, result) => {
    outbox.tell(connection, { type: 'answer', id, result })
    noteAnswer(connection, id, result)
  }

  return {
    answer,
    fulfil: async (guest, { type, id }, job) => {
      const key = `${guest.connection.user.id} ${id}`
      const before = answered.get(key)
      if (before !== undefined) {
        answer(guest, id, before)
        return
      }
      try {
        const result = (await job()) ?? { ok: true }
        remember(key, result)
        answer(guest, id, result)
      } catch (error) {
        failed(type, error)
        answer(guest, id, refuse('failed', 'the server failed; nothing was changed'))
      }
    },
  }
}
