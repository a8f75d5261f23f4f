import { formatTableCode } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useWords } from '../words/words.ts'

interface CodeLettersProps {
  readonly code: string
  readonly className: string
}

/** A code to be read aloud. A screen reader does it letter by letter: it would try to read a word. */
export function CodeLetters({ code, className }: CodeLettersProps): ReactNode {
  const words = useWords()
  return (
    <p className={className}>
      <span aria-hidden="true">{formatTableCode(code)}</span>
      <span className="sr-only">{words.online.room.codeAloud(code.split('').join(' '))}</span>
    </p>
  )
}
