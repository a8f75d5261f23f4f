import type { Screen } from '@modern-art/table/contract'
import type { ReactNode } from 'react'
import { labelOf } from '../seats/names.ts'
import { ScreenPortrait } from '../seats/SeatPortrait.tsx'
import { useWords } from '../words/words.ts'
import type { Standing } from './standings.ts'

interface PodiumProps {
  readonly screen: Screen
  readonly standings: readonly Standing[]
}

/** Everyone on a plinth, the higher the richer: the winner in the middle, in a frame. */
export function Podium({ screen, standings }: PodiumProps): ReactNode {
  const words = useWords()
  const { view } = screen
  return (
    <ol className="podium" data-seats={standings.length} aria-label={words.over.money}>
      {standings.map(({ seat, amount, place }) => (
        <li key={seat} className="podium-step" data-place={place}>
          <span className="podium-place">{words.over.place[place - 1]}</span>
          <span className="podium-portrait">
            <ScreenPortrait screen={screen} seat={seat} />
          </span>
          <span className="podium-name">{labelOf(view, seat, words)}</span>
          <span className="podium-money">{words.money(amount)}</span>
        </li>
      ))}
    </ol>
  )
}
