import type { Question } from '@modern-art/bots'
import { parseAction } from '@modern-art/engine'
import type { Action, Setup } from '@modern-art/engine'
import { formatChoice, formatView } from './formatView.ts'

/** A question as a line of JSON. */
export function formatQuestion(id: number, { view, choices, rng }: Question, timeLimit: number): string {
  return JSON.stringify({
    type: 'decide',
    id,
    seat: view.seat,
    view: formatView(view),
    choices: choices.map(formatChoice),
    seed: rng(2 ** 32),
    timeLimit,
  })
}

/** A line of a program's output: the answer, an answer to an earlier question, or neither. */
export type Answer =
  | { readonly type: 'action'; readonly action: Action }
  | { readonly type: 'late' }
  | { readonly type: 'fault'; readonly reason: string }

export function parseAnswer(line: string, id: number, setup: Setup): Answer {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    return fault(`wrote a line that is no JSON: ${excerpt(line)}`)
  }
  if (typeof json !== 'object' || json === null || !('id' in json) || !('action' in json)) {
    return fault(`wrote a line without an id and an action: ${excerpt(line)}`)
  }
  if (json.id !== id) {
    return isEarlier(json.id, id) ? { type: 'late' } : fault(`was asked question ${id}, but answered ${excerpt(line)}`)
  }
  const action = parseAction(json.action, setup)
  return action.ok ? { type: 'action', action: action.value } : fault(action.fault.message)
}

function isEarlier(other: unknown, id: number): boolean {
  return typeof other === 'number' && Number.isInteger(other) && other > 0 && other < id
}

function fault(reason: string): Answer {
  return { type: 'fault', reason }
}

const LONGEST_EXCERPT = 60

function excerpt(line: string): string {
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT)}…` : line
}
