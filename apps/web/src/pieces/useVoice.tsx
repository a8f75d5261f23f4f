import type { ReactNode } from 'react'
import { useCallback, useEffect, useState } from 'react'

/** So many sentences stay where a screen reader can go back to them. */
const MOST = 8

/** Dialogs that are open: what is outside of them is not heard. */
const dialogs = new Set<(sentence: string) => void>()

interface Voice {
  /** What was said, for screen readers alone. It has to be on the page before something is said. */
  readonly region: ReactNode
  readonly say: (sentence: string) => void
}

/** Says something to those who do not see the page, be it the same as before. It is heard through an open dialog. */
export function useVoice(): Voice {
  const { region, say } = useRegion()
  const sayThere = useCallback(
    (sentence: string): void => {
      say(sentence)
      sayInDialogs(sentence)
    },
    [say],
  )
  return { region, say: sayThere }
}

/** What a live region outside of dialogs says is heard in one that is open, too. */
export function useHeardInDialogs(text: string): void {
  useEffect(() => {
    if (text !== '') sayInDialogs(text)
  }, [text])
}

/** In a dialog: what is said outside of it while it is open. */
export function VoiceInDialog(): ReactNode {
  const { region, say } = useRegion()
  useEffect(() => {
    dialogs.add(say)
    return () => void dialogs.delete(say)
  }, [say])
  return region
}

function sayInDialogs(sentence: string): void {
  for (const say of dialogs) say(sentence)
}

interface Sentence {
  readonly number: number
  readonly text: string
}

/** Each sentence is a paragraph of its own: a text that does not change would not be heard again. */
function useRegion(): Voice {
  const [spoken, setSpoken] = useState<readonly Sentence[]>([])
  const say = useCallback((text: string): void => {
    setSpoken((before) => [...before, { number: (before.at(-1)?.number ?? 0) + 1, text }].slice(-MOST))
  }, [])
  const region = (
    <div aria-live="polite" className="sr-only">
      {spoken.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  )
  return { region, say }
}
