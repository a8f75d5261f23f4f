import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'

interface Wording {
  readonly text: string
  /** What it is called where the text alone does not say of what it speaks. */
  readonly label?: string
}

interface AskedTwiceProps {
  readonly action: Wording
  /** The question that a first press brings. */
  readonly question: Wording
  /** How it looks; `asks` once it has been pressed. */
  readonly className: (asks: boolean) => string
  readonly onSure: () => void
  readonly children?: ReactNode
}

/** A press that is not followed by another for so long, in milliseconds, is forgotten. */
const FORGOTTEN_AFTER = 10_000

/** A button for what cannot be taken back: it is pressed twice. A double click is one answer, and so is a key held down. */
export function AskedTwice({ action, question, className, onSure, children }: AskedTwiceProps): ReactNode {
  const [asks, setAsks] = useState(false)
  useEffect(() => {
    if (!asks) return undefined
    // Leaving the button forgets it as well, but there are browsers that give a pressed button no focus to lose.
    const timer = setTimeout(() => setAsks(false), FORGOTTEN_AFTER)
    return () => clearTimeout(timer)
  }, [asks])
  const press = (presses: number): void => {
    if (presses > 1) return
    if (asks) onSure()
    setAsks(!asks)
  }
  const { text, label } = asks ? question : action
  return (
    <button
      type="button"
      className={className(asks)}
      aria-label={label}
      onClick={({ detail }) => press(detail)}
      onKeyDown={(event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault()
      }}
      onBlur={() => setAsks(false)}
    >
      {text}
      {children}
    </button>
  )
}
