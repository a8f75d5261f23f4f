import type { ReactNode } from 'react'
import { useWords } from '../words/words.ts'
import { talkFaultText } from './faultText.ts'
import type { TalkFault } from './faultText.ts'
import './talk.css'

interface TalkButtonProps {
  readonly unread: number
  /** Why the last call or line was not said. */
  readonly fault: TalkFault | null
  readonly onOpen: () => void
  readonly className?: string
}

/** Opens the talk, and says how much of it is new, and that something of one's own was not said. */
export function TalkButton({ unread, fault, onOpen, className = '' }: TalkButtonProps): ReactNode {
  const words = useWords()
  const { talk } = words.online
  return (
    <button type="button" className={`button button-quiet ${className}`} onClick={onOpen}>
      <svg className="talk-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5h16v11H11l-5 4v-4H4z" />
      </svg>
      <span className="talk-label">{talk.title}</span>
      {unread > 0 && (
        <>
          <span aria-hidden="true" className="talk-count">
            {words.figure(unread)}
          </span>
          <span className="sr-only">{talk.unread(unread)}</span>
        </>
      )}
      {fault !== null && (
        <>
          <span aria-hidden="true" className="talk-count">
            !
          </span>
          <span className="sr-only">{talkFaultText(fault, words)}</span>
        </>
      )}
    </button>
  )
}
