import type { Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { ScreenPortrait } from '../../seats/SeatPortrait.tsx'
import { useTable } from '../context/tableContext.ts'

/** The face of a seat at this table. */
export function Portrait({ seat, className = '' }: { readonly seat: Seat; readonly className?: string }): ReactNode {
  const { screen } = useTable()
  return <ScreenPortrait screen={screen} seat={seat} className={className} />
}
