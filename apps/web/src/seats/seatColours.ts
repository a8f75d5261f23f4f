import type { Seat } from '@modern-art/engine'

/** The looks of a seat wherever it is told from the others. */
interface SeatStyle {
  /** The colour of its portrait and of its line in the chart. */
  readonly colour: string
  /** Its line is told apart by its dashes, too. */
  readonly dash: string
}

/** The colours stand in tokens.css. */
export const SEAT_STYLES: readonly SeatStyle[] = [
  { colour: 'var(--seat-1)', dash: '' },
  { colour: 'var(--seat-2)', dash: '8 3' },
  { colour: 'var(--seat-3)', dash: '2 3' },
  { colour: 'var(--seat-4)', dash: '10 3 2 3' },
  { colour: 'var(--seat-5)', dash: '5 4' },
]

export function seatStyle(seat: Seat): SeatStyle {
  const style = SEAT_STYLES[seat]
  if (style === undefined) throw new RangeError(`there is no seat ${seat}`)
  return style
}
