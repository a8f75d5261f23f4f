import type { ReactNode } from 'react'
import { isSettled } from '../../play/beat.ts'
import { useEffect, useRef } from 'react'
import { usePlay } from '../../play/playStore.ts'
import { useWords } from '../../words/words.ts'
import { HintNote } from './Hint.tsx'
import { RefusalNote } from './RefusalNote.tsx'
import { useTable } from '../context/tableContext.ts'
import { StandIn } from './StandIn.tsx'
import { Verdict, verdictOf } from './Verdict.tsx'
import { ActionBar } from './ActionBar.tsx'
import { AutoBidDialog, useAutoBid } from './AutoBid.tsx'
import { WatchBar } from './WatchBar.tsx'
import './bidBar.css'

/** The one place below the lot: what just happened, or else what is asked. Buttons come and go in it; the focus stays. */
export function Controls(): ReactNode {
  const words = useWords()
  const { screen, beat } = useTable()
  const seated = usePlay(({ looking }) => looking.at === 'seat')
  const place = useRef<HTMLDivElement>(null)
  /** From the start: what was pressed to come here is gone. */
  const hadFocus = useRef(true)
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })
  const watching = usePlay(({ people, isOwn }) => people.length === 0 && isOwn)
  const autoBid = useAutoBid()
  const { seat } = screen.view
  const verdict = verdictOf(screen.view, beat, words)
  const occupant = seat === null ? undefined : screen.occupants[seat]
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="controls"
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={({ relatedTarget }) => {
        // A button that goes takes the focus to nobody; a press elsewhere names the element that has it now.
        if (relatedTarget !== null) hadFocus.current = place.current?.contains(relatedTarget) ?? false
      }}
    >
      <RefusalNote />
      {seated && <HintNote />}
      {watching ? (
        <WatchBar verdict={verdict} />
      ) : seated && seat !== null && occupant?.kind === 'person' && occupant.standIn ? (
        <StandIn seat={seat} />
      ) : verdict !== null ? (
        <Verdict text={verdict} />
      ) : (
        seated &&
        (isSettled(beat) ? <ActionBar onAutoBid={autoBid.open} /> : <div className="action-bar action-bar-idle" />)
      )}
      {seated && seat !== null && autoBid.isOpen && <AutoBidDialog seat={seat} onClose={autoBid.close} />}
    </div>
  )
}
