import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { lastActed } from '../play/ownTurn.ts'
import { usePlay } from '../play/playStore.ts'
import { Rich } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import { logEntries } from './logEntries.ts'
import { useTable } from './tableContext.ts'

/** How much of a long game is drawn; the rest is in the transcript. */
const LINES = 160

/** Whoever has scrolled further up than this is reading. */
const NEAR_END = 160

/** What happened, newest last, with a line where one's last turn was. */
export function GameLog(): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const events = usePlay((state) => state.events)
  const list = useRef<HTMLOListElement>(null)
  const opened = useRef(false)
  const entries = logEntries(screen.view, events, words).slice(-LINES)
  useEffect(() => {
    const { current } = list
    if (current === null || events.length === 0) return undefined
    // In a sheet that is only just opening there is no height to scroll yet.
    const frame = requestAnimationFrame(() => {
      const atEnd = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_END
      if (atEnd || !opened.current) current.scrollTop = current.scrollHeight
      opened.current = true
    })
    return () => cancelAnimationFrame(frame)
  }, [events.length])
  const ownTurn = lastActed(events, screen.view.seat)
  const firstNew = ownTurn === 0 ? undefined : entries.find(({ index }) => index >= ownTurn)
  return (
    // A list that scrolls can be scrolled by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol ref={list} tabIndex={0} aria-label={words.table.log} className="game-log">
      {entries.map((entry) => (
        <li key={entry.index} className={entry.heading ? 'text-ink mt-2 font-serif text-base font-semibold' : ''}>
          {entry === firstNew && (
            <p className="text-now-text flex items-center gap-2 py-1 text-[0.6875rem] font-semibold">
              <span className="bg-now/50 h-px flex-1" />
              {words.table.recap}
              <span className="bg-now/50 h-px flex-1" />
            </p>
          )}
          <Rich text={entry.text} />
        </li>
      ))}
    </ol>
  )
}
