import type { Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { portraitFor } from '../paintings/pictures.ts'
import { useTable } from './tableContext.ts'

/** The face of a seat. */
export function Portrait({ seat, className }: { readonly seat: Seat; readonly className: string }): ReactNode {
  const { screen } = useTable()
  const occupant = screen.occupants[seat]
  if (occupant === undefined) return null
  return (
    <img
      src={portraitFor(occupant, screen.view.setup.players[seat] ?? '')}
      alt=""
      className={`shrink-0 rounded-full object-cover ${className}`}
      draggable={false}
    />
  )
}
