import type { Party } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { useWords } from '../words/words.ts'
import { rematchOf } from './rematch.ts'

interface RematchBarProps {
  readonly party: Party
  readonly chair: number | null
  readonly busy: boolean
  readonly hrefOf: (code: string) => string
  readonly onReady: (ready: boolean) => void
}

/** Whether the same people play again: who wants to, for whom one waits, and the way to the new table. */
export function RematchBar({ party, chair, busy, hrefOf, onReady }: RematchBarProps): ReactNode {
  const words = useWords()
  const { rematch } = words.online
  const { wants, others, waitsFor } = rematchOf(party, chair)
  // People who have found each other by themselves play for fun.
  const isUnrated = chair !== null && party.next === null && party.match?.rated === true
  const status =
    party.next !== null
      ? ''
      : wants
        ? waitsFor.length > 0
          ? rematch.waitsFor(waitsFor)
          : rematch.opens
        : others.length > 0
          ? rematch.want(others)
          : ''
  return (
    <div className="rematch">
      {party.next === null ? (
        chair !== null && (
          <BusyButton
            className={`button ${wants ? '' : 'button-ink'} min-h-13 w-full text-lg whitespace-normal`}
            busy={busy}
            onClick={() => onReady(!wants)}
          >
            {wants ? rematch.notAfterAll : words.over.again}
          </BusyButton>
        )
      ) : (
        <Link href={hrefOf(party.next)} className="button button-now min-h-13 w-full text-lg whitespace-normal">
          {rematch.go}
        </Link>
      )}
      <p role="status" className="text-muted mt-1.5 min-h-6 text-center text-sm wrap-anywhere">
        {wants && status !== '' ? `${rematch.waiting}. ` : ''}
        {status}
        {isUnrated && ` ${rematch.unrated}`}
      </p>
    </div>
  )
}
