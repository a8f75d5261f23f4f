/** A chair at the table, 0 to n - 1 clockwise. */
export type Seat = number

export const FEWEST_SEATS = 3
export const MOST_SEATS = 5

export function leftOf(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1
}

/** All seats in turn, from the first one clockwise. */
export function clockwiseFrom(first: Seat, seats: number): readonly Seat[] {
  const turns: Seat[] = []
  for (let turn = 0; turn < seats; turn += 1) turns.push((first + turn) % seats)
  return turns
}
