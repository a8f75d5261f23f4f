import type { ReactNode } from 'react'
import { useNow } from '../pieces/useNow.ts'
import { useHeardInDialogs } from '../pieces/useVoice.tsx'
import { useWords } from '../words/words.ts'
import { stripText } from './stripText.ts'
import type { StripState } from './stripText.ts'
import './note.css'

interface ConnectionStripProps {
  /** `null` says nothing; the live region is there all the same, so that it is heard when there is something to say. */
  readonly state: StripState | null
  readonly onDismiss: () => void
  readonly onPlayHere: () => void
  readonly onReload: () => void
}

/** How often a lost connection is counted. */
const SECOND = 1000

/** A strip above the table: it covers nothing that one presses, and moves nothing. */
export function ConnectionStrip({ state, onDismiss, onPlayHere, onReload }: ConnectionStripProps): ReactNode {
  const words = useWords()
  const { connection } = words.online
  const now = useNow(state?.kind === 'reconnecting', SECOND)
  const action = actionFor(state)
  // Heard once, not every second.
  const heard = state === null ? '' : stripText(state, state.kind === 'reconnecting' ? state.since : 0, words)
  useHeardInDialogs(heard)
  return (
    <div className="note-place">
      <p role="status" className="sr-only">
        {heard}
      </p>
      {state !== null && (
        <div className="note-strip" data-kind={state.kind}>
          <span aria-hidden="true">{stripText(state, now, words)}</span>
          {action === 'play' && (
            <button type="button" className="note-button" onClick={onPlayHere}>
              {connection.playHere}
            </button>
          )}
          {action === 'reload' && (
            <button type="button" className="note-button" onClick={onReload}>
              {words.trouble.reload}
            </button>
          )}
          {action === 'dismiss' && (
            <button type="button" className="note-button" onClick={onDismiss}>
              {words.trouble.dismiss}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

function actionFor(state: StripState | null): 'play' | 'reload' | 'dismiss' | null {
  switch (state?.kind) {
    case 'newer_window':
      return 'play'
    case 'old_page':
      return 'reload'
    case 'lost':
    case 'left_out':
      return 'dismiss'
    case 'reconnecting':
    case 'offline':
    case 'back':
    case undefined:
      return null
  }
}
