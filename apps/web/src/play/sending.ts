import type { Refusal, Result } from '@modern-art/table/contract'
import type { SentKind } from '../link/tableLink.ts'
import { newId } from '../online/newId.ts'

/** What a person has sent to the table and not been answered yet. */
export interface Sending {
  /** Something is sent that answers a decision. Returns its id, which no table has heard before. */
  readonly send: (kind: SentKind, decision: number) => string
  /** Something was sent under this id before the page was loaded, and is still to be answered. */
  readonly resume: (actionId: string, kind: SentKind, decision: number) => void
  /** The answer to one of them; `null` if none of these has that id. */
  readonly answer: (actionId: string, result: Result) => Answer | null
  /** Whether an action is still to be answered. */
  readonly isActing: () => boolean
  /** What was sent before is no longer waited for. */
  readonly clear: () => void
}

interface Answer {
  /** Why it was refused, and the decision that it was for; `null` if it was taken. */
  readonly refusal: (Refusal & { readonly decision: number }) | null
}

export function sendingOf(): Sending {
  const sent = new Map<string, { readonly kind: SentKind; readonly decision: number }>()
  return {
    send: (kind, decision) => {
      const actionId = newId()
      sent.set(actionId, { kind, decision })
      return actionId
    },
    resume: (actionId, kind, decision) => void sent.set(actionId, { kind, decision }),
    answer: (actionId, result) => {
      const answered = sent.get(actionId)
      if (answered === undefined) return null
      sent.delete(actionId)
      return { refusal: result.ok ? null : { ...result.refusal, decision: answered.decision } }
    },
    isActing: () => [...sent.values()].some(({ kind }) => kind === 'action'),
    clear: () => sent.clear(),
  }
}
