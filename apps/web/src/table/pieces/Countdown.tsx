import type { Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useNow } from '../../pieces/useNow.ts'
import { arrivalOf } from '../../play/arrivals.ts'
import { timeLeft } from '../../words/grammar/timeLeft.ts'
import { useTable } from '../context/tableContext.ts'

/** From here on the time stands out. */
const HURRY = 10

interface CountdownProps {
  readonly seat: Seat
  /** Whether it stands in the dark pill, on which red cannot be read. */
  readonly onInk?: boolean
}

/** The time left on a seat's clock; nothing where none runs. */
export function Countdown({ seat, onInk = false }: CountdownProps): ReactNode {
  const { screen } = useTable()
  const clock = screen.clocks[seat]
  const running = clock?.running ?? false
  const now = useNow(running, 250)
  const left = clock?.left ?? null
  if (left === null) return null
  const passed = running ? Math.max(0, now - arrivalOf(screen)) : 0
  const seconds = Math.max(0, Math.ceil((left - passed) / 1000))
  return (
    <span
      role="timer"
      className={`tabular-nums ${seconds <= HURRY ? `font-bold ${onInk ? 'underline decoration-2 underline-offset-4' : 'text-now-text'}` : ''}`}
    >
      {timeLeft(seconds)}
    </span>
  )
}
