import type { Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words.ts'
import { labelOf } from '../names.ts'
import { Portrait } from '../Portrait.tsx'
import { useTable } from '../tableContext.ts'

interface SeatTrackProps {
  readonly label: string
  /** In the order in which they are asked. */
  readonly seats: readonly Seat[]
  /** Who is asked now. */
  readonly asked: Seat | null
  /** What each has done or is to do. */
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
        <li
          key={seat}
          aria-current={seat === asked ? 'step' : undefined}
          className={`flex items-center gap-2 rounded-full border p-0.5 pr-3 text-[0.8125rem] small:flex-col small:gap-0.5 small:rounded-lg small:p-1 small:text-center small:text-[0.6875rem] ${seat === asked ? 'border-ink bg-panel shadow-[0_0_0_1px_var(--ink)]' : 'border-transparent'} ${turn < now ? 'text-muted' : ''}`}
        >
          <span className="text-muted w-3 text-right text-[0.6875rem] small:hidden">{turn + 1}</span>
          <Portrait seat={seat} className="size-6" />
          <span className="min-w-0 truncate font-semibold small:sr-only">{labelOf(view, seat, words)}</span>
          <span className="ml-auto pl-1 whitespace-nowrap small:mx-auto small:pl-0">{note(seat, turn)}</span>
        </li>
      ))}
    </ol>
  )
}
