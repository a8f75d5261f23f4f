import { useEffect, useEffectEvent, useState } from 'react'
import type { Answered, Fault } from './request.ts'

/** A server that is not reached is asked again after so many milliseconds. */
const ASKED_AGAIN = 4000

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
  const hearOf = (of: string, answered: Answered<T>): void =>
    setHeard((before) =>
      answered.ok
        ? { subject: of, answer: answered, fault: null }
        : { subject: of, answer: before.subject === of ? before.answer : null, fault: answered.error.code },
    )
  const askNow = useEffectEvent(async (of: string): Promise<boolean> => {
    const answered = await ask(of)
    hearOf(of, answered)
    return answered.ok || answered.error.code !== 'offline'
  })
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const askOn = async (): Promise<void> => {
      const isAnswered = await askNow(subject)
      if (!isAnswered && !isGone) timer = setTimeout(() => void askOn(), ASKED_AGAIN)
    }
    void askOn()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [subject])
  const isNow = heard.subject === subject
  return {
    answer: isNow ? heard.answer : null,
    fault: isNow ? heard.fault : null,
    hear: (answered) => hearOf(subject, answered),
  }
}
