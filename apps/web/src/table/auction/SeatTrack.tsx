import type { Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words.ts'
import { labelOf } from '../../seats/names.ts'
import { Portrait } from '../pieces/Portrait.tsx'
import { useTable } from '../context/tableContext.ts'

interface SeatTrackProps {
  readonly label: string
  /** In the order in which they are asked. */
  readonly seats: readonly Seat[]
  /** The seat that is asked now. */
  readonly asked: Seat | null
  /** What a seat did, or when its turn comes. */
  readonly note: (seat: Seat, turn: number) => ReactNode
}

/** A question that walks round the table, seat by seat. */
export function SeatTrack({ label, seats, asked, note }: SeatTrackProps): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const { view } = screen
  const now = asked === null ? seats.length : seats.indexOf(asked)
  return (
    <ol aria-label={label} className="seat-track">
      {seats.map((seat, turn) => (
        <li key={seat} aria-current={seat === asked ? 'step' : undefined} className={turn < now ? 'text-muted' : ''}>
          <span className="seat-track-turn">{turn + 1}</span>
          <Portrait seat={seat} className="seat-track-face" />
          <span className="seat-track-name compact:sr-only">{labelOf(view, seat, words)}</span>
          <span className="seat-track-note">{note(seat, turn)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Somebody in a track has passed: said in a word, or with a dash where there is little room. */
export function Passed(): ReactNode {
  const words = useWords()
  return (
    <span className="text-muted">
      <span className="compact:sr-only">{words.stage.offeredPass}</span>
      <span className="ample:hidden" aria-hidden="true">
        –
      </span>
    </span>
  )
}
