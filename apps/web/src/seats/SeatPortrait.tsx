import type { Seat } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import type { CSSProperties, ReactNode } from 'react'
import { use } from 'react'
import { sitterPicture } from '../paintings/pictures.ts'
import type { Sitter } from '../paintings/pictures.ts'
import { ChosenFaces, sitterOf } from './chosenFaces.ts'
import { seatStyle } from './seatColours.ts'

interface SeatPortraitProps {
  readonly sitter: Sitter
  readonly name: string
  readonly seat: Seat
  readonly className?: string
}

/** The face of somebody who sits at a table, in the colour of their seat. */
export function SeatPortrait({ sitter, name, seat, className = '' }: SeatPortraitProps): ReactNode {
  return (
    <img
      src={sitterPicture(sitter, name)}
      alt=""
      className={`seat-portrait ${className}`}
      style={{ '--seat': seatStyle(seat).colour } as CSSProperties}
      draggable={false}
    />
  )
}

interface ScreenPortraitProps {
  readonly screen: Screen
  readonly seat: Seat
  readonly className?: string
}

/** The face of the person or bot that sits there, as a screen tells. */
export function ScreenPortrait({ screen, seat, className = '' }: ScreenPortraitProps): ReactNode {
  const sitter = sitterOf(screen.occupants[seat], seat, use(ChosenFaces))
  if (sitter === null) return null
  return <SeatPortrait sitter={sitter} name={screen.view.setup.players[seat] ?? ''} seat={seat} className={className} />
}
