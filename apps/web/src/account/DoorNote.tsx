import type { ReactNode } from 'react'

interface DoorNoteProps {
  readonly text: string
  /** Whether something went wrong. */
  readonly isProblem?: boolean
}

/** What there is to say before anything else. */
export function DoorNote({ text, isProblem = false }: DoorNoteProps): ReactNode {
  return (
    <p
      role={isProblem ? 'alert' : 'status'}
      className={`panel px-4 py-3 font-semibold ${isProblem ? 'text-now-text border-now' : 'border-line-strong'}`}
    >
      {text}
    </p>
  )
}
