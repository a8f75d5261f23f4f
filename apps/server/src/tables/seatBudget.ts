import type { Seat } from '@modern-art/engine'

/**
 * Whether a seat may be heard once more. All that a game hears of people is kept for ever, refused or not, so that between
 * two moves of the game a seat is heard only so often: far more often than anybody thinks again.
 */
export type SeatBudget = (seat: Seat, moves: number) => boolean

const MOST_HEARD = 100

export function seatBudget(): SeatBudget {
  const heard = new Map<Seat, number>()
  let lastMoves = 0
  return (seat, moves) => {
    if (moves !== lastMoves) heard.clear()
    lastMoves = moves
    const times = (heard.get(seat) ?? 0) + 1
    if (times > MOST_HEARD) return false
    heard.set(seat, times)
    return true
  }
}
