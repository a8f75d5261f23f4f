import type { Chair } from '@modern-art/protocol'
import type { CSSProperties, ReactNode } from 'react'
import { SeatPortrait } from '../seats/SeatPortrait.tsx'
import { seatStyle } from '../seats/seatColours.ts'

interface ChairFaceProps {
  readonly chair: Chair
  readonly seat: number
  readonly className?: string
}

/** The face of whoever has a chair; a free one is an empty ring in the seat's colour. */
export function ChairFace({ chair, seat, className = '' }: ChairFaceProps): ReactNode {
  if (chair.kind !== 'free') return <SeatPortrait sitter={chair} name={chair.name} seat={seat} className={className} />
  return (
    <span
      aria-hidden="true"
      className={`empty-chair ${className}`}
      style={{ '--seat': seatStyle(seat).colour } as CSSProperties}
    />
  )
}

/** Everybody at a table at a glance. */
export function Faces({ chairs }: { readonly chairs: readonly Chair[] }): ReactNode {
  return (
    <span className="flex -space-x-2 max-sm:basis-full">
      {chairs.map((chair, seat) => (
        // Chairs have nothing but their order.
        // oxlint-disable-next-line react/no-array-index-key
        <ChairFace key={seat} chair={chair} seat={seat} className="size-10" />
      ))}
    </span>
  )
}
