import type { Occupant } from '@modern-art/table'
import type { NewSeat } from '../newGame/newGame.ts'
import { isOpponent } from '@modern-art/bots/roster'

export function occupantsOf(seats: readonly NewSeat[]): Occupant[] {
  return seats.map((seat) =>
    seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot } : { kind: 'person', present: true, standIn: false },
  )
}

/** Whether seats that were kept are seats that this version can fill. */
export function areOccupants(kept: unknown): kept is readonly Occupant[] {
  return Array.isArray(kept) && kept.every(isOccupant)
}

function isOccupant(kept: unknown): boolean {
  if (typeof kept !== 'object' || kept === null || !('kind' in kept)) return false
  return kept.kind === 'bot' ? 'bot' in kept && isOpponent(String(kept.bot)) : kept.kind === 'person'
}
