import { FEWEST_SEATS, MOST_SEATS } from '@modern-art/engine'
import type { Chair } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useWords } from '../words/words.ts'

interface ChairCountProps {
  readonly chairs: readonly Chair[]
  readonly onChairs: (count: number) => void
}

const COUNTS = Array.from({ length: MOST_SEATS - FEWEST_SEATS + 1 }, (_, more) => FEWEST_SEATS + more)

/** How many chairs there are: never fewer than people. */
export function ChairCount({ chairs, onChairs }: ChairCountProps): ReactNode {
  const words = useWords()
  const { room } = words.online
  const people = chairs.filter(({ kind }) => kind === 'person').length
  return (
    <fieldset className="chair-count">
      <legend className="sr-only">{room.seatCount}</legend>
      <span aria-hidden="true" className="text-muted mr-1 text-sm">
        {room.seatCount}
      </span>
      {COUNTS.map((count) => (
        <label key={count} className="chair-count-choice">
          <input
            type="radio"
            name="chairs"
            className="sr-only"
            aria-label={room.seatCountOf(count)}
            checked={chairs.length === count}
            disabled={count < people}
            onChange={() => onChairs(count)}
          />
          <span aria-hidden="true">{words.figure(count)}</span>
        </label>
      ))}
    </fieldset>
  )
}
