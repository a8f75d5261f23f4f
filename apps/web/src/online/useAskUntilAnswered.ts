import { useEffect, useEffectEvent } from 'react'

/** A server that does not answer is asked again after so many milliseconds. */
const ASKED_AGAIN = 4000

/**
 * Asks the server when a part of the page comes, and whenever `subject` is another (`null`: there is nothing to ask); again and
 * again until `hear` says that what came is an answer. What comes too late, about another subject or for a part that has
 * gone, is not heard.
 */
export function useAskUntilAnswered<T>(
  subject: string | null,
  ask: (subject: string) => Promise<T>,
  hear: (answered: T) => boolean,
): void {
  const askNow = useEffectEvent(ask)
  const hearNow = useEffectEvent(hear)
  useEffect(() => {
    if (subject === null) return undefined
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const askOn = async (): Promise<void> => {
      const answered = await askNow(subject)
      if (!isGone && !hearNow(answered)) timer = setTimeout(() => void askOn(), ASKED_AGAIN)
    }
    void askOn()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [subject])
}
