import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useState } from 'react'
import { ArtistMark } from '../../paintings/Marks.tsx'
import { lastActed } from '../../play/ownTurn.ts'
import { usePlay } from '../../play/playStore.ts'
import { Rich } from '../../words/Rich.tsx'
import { useWords } from '../../words/words.ts'
import { logEntries } from './logEntries.ts'
import type { LotEntry } from './logEntries.ts'
import { useTable } from '../context/tableContext.ts'
import { useNewestInView } from '../../pieces/useNewestInView.ts'
import './log.css'

/**
 * The log, newest last, with a line where one's last turn was. A lot is one line that opens; the last lot is open
 * from the start. The list scrolls within the room it is given.
 */
export function GameLog(): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const events = usePlay((state) => state.events)
  const { list, stay, watch } = useNewestInView(events.length)
  /** The lots that somebody has opened or closed by hand. */
  const [opened, setOpened] = useState<ReadonlyMap<number, boolean>>(new Map())
  const entries = logEntries(screen.view, events, words)
  const ownTurn = lastActed(events, screen.view.seat)
  const firstNew = ownTurn === 0 ? undefined : entries.find(({ index }) => index >= ownTurn)
  const lastLot = entries.findLast(({ kind }) => kind === 'lot')
  return (
    <ol
      ref={list}
      // A list that scrolls can be scrolled by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={words.table.log}
      className="game-log scrolls scrolls-down"
      onScroll={watch}
    >
      {entries.map((entry) => (
        <li key={entry.index} className={`log-${entry.kind}`}>
          {entry === firstNew && <p className="log-recap">{words.table.recap}</p>}
          {entry.kind === 'lot' ? (
            <Lot
              entry={entry}
              open={opened.get(entry.index) ?? entry === lastLot}
              last={entry === lastLot}
              onOpen={(open) => {
                if (open && entry !== lastLot) stay()
                setOpened((before) => new Map(before).set(entry.index, open))
              }}
            />
          ) : (
            <Rich text={entry.text} />
          )}
        </li>
      ))}
    </ol>
  )
}

interface LotProps {
  readonly entry: LotEntry
  readonly open: boolean
  /** The tab key reaches the last lot; arrows lead from there to the others. */
  readonly last: boolean
  readonly onOpen: (open: boolean) => void
}

function Lot({ entry, open, last, onOpen }: LotProps): ReactNode {
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        tabIndex={last ? 0 : -1}
        className="log-lot-line"
        onClick={() => onOpen(!open)}
        onKeyDown={moveBetweenLots}
      >
        <ArtistMark artist={entry.artist} className="mt-px size-4" />
        <span>
          <Rich text={entry.text} />
        </span>
      </button>
      <ol id={id} hidden={!open} className="log-story">
        {open &&
          entry.story.map(({ index, text }) => (
            <li key={index}>
              <Rich text={text} />
            </li>
          ))}
      </ol>
    </>
  )
}

function moveBetweenLots(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const lots = [...(event.currentTarget.closest('.game-log')?.querySelectorAll<HTMLElement>('.log-lot-line') ?? [])]
  const next = step === undefined ? undefined : lots[lots.indexOf(event.currentTarget) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
