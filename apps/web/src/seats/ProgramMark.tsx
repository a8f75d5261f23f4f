import type { ReactNode } from 'react'
import { useWords } from '../words/words.ts'
import './programMark.css'

/** Says that a bot from outside plays there, whatever its name is. */
export function ProgramMark(): ReactNode {
  const words = useWords()
  return (
    <>
      {' '}
      <span className="program-mark">{words.online.room.bot}</span>
    </>
  )
}
