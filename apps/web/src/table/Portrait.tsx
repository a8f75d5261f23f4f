import type { Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { SeatPortrait } from './SeatPortrait.tsx'
import { useTable } from './tableContext.ts'

/** The face of a seat at this table. */
export function Portrait({ seat, className }: { readonly seat: Seat; readonly className: string }): ReactNode {
  const { screen } = useTable()
  const occupant = screen.occupants[seat]
  if (occupant === undefined) return null
  return (
    <SeatPortrait sitter={occupant} name={screen.view.setup.players[seat] ?? ''} seat={seat} className={className} />
  )
}
