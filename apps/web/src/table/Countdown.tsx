import type { ReactNode } from 'react'
import { useElapsed } from '../pieces/useElapsed.ts'
import type { SeatClock } from '../worker/messages.ts'

/** What is left of a clock, in seconds; nothing where none runs. */
export function Countdown({ clock }: { readonly clock: SeatClock | null }): ReactNode {
  const left = clock?.left ?? null
  if (clock === null || left === null) return null
  const { running } = clock
  return <Counting key={`${left} ${running}`} left={left} running={running} />
}

const HURRY = 10

function Counting({ left, running }: { readonly left: number; readonly running: boolean }): ReactNode {
  const seconds = Math.max(0, Math.ceil((left - useElapsed(running, 250)) / 1000))
  const text = seconds >= 60 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : `${seconds} s`
  return (
    <span role="timer" className={`tabular-nums ${seconds <= HURRY ? 'text-now-text font-bold' : ''}`}>
      {text}
    </span>
  )
}
