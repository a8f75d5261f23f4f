import { useState } from 'react'
import type { Answered, Fault } from './request.ts'
import { useAskUntilAnswered } from './useAskUntilAnswered.ts'

interface Asked<T> {
  /** `null` until the server has answered. */
  readonly answer: T | null
  /** Why it has not, when it was last asked. */
  readonly fault: Fault | null
  /** Another answer to something that changed it. */
  readonly hear: (answered: Answered<T>) => void
}

/** Asks the server something once, and again whenever `subject` is another; a server that is not reached, until it is. */
export function useAnswer<T>(subject: string, ask: (subject: string) => Promise<Answered<T>>): Asked<T> {
  const [heard, setHeard] = useState<Omit<Asked<T>, 'hear'> & { readonly subject: string }>({
    subject,
    answer: null,
    fault: null,
  })
  const hear = (answered: Answered<T>): void =>
    setHeard((before) =>
      answered.ok
        ? { subject, answer: answered, fault: null }
        : { subject, answer: before.subject === subject ? before.answer : null, fault: answered.error.code },
    )
  useAskUntilAnswered(subject, ask, (answered) => {
    hear(answered)
    return answered.ok || answered.error.code !== 'offline'
  })
  const isNow = heard.subject === subject
  return {
    answer: isNow ? heard.answer : null,
    fault: isNow ? heard.fault : null,
    hear,
  }
}
