import type { Seat } from '@modern-art/engine'
import type { ChairRecord, UserId } from '../parties/partyRecord.ts'
import type { SeatPlayed } from './ratedGame.ts'
import type { Rating } from './rating.ts'

/**
 * Those who began a game, as ratings see them at its end: by the chairs of its party, the seats that stand-ins play then,
 * and everybody's rating (`null` for those who have none: guests, and people who have been forgotten).
 */
export function seatsPlayed(
  chairs: readonly ChairRecord[],
  standIns: readonly Seat[],
  ratingOf: (user: UserId) => Rating | null,
): readonly SeatPlayed[] {
  return chairs.map((chair, seat): SeatPlayed => {
    // A chair that nobody took before the game is a bot's.
    if (chair.kind === 'bot' || chair.kind === 'free') return { kind: 'bot' }
    const rating = chair.user === undefined ? null : ratingOf(chair.user)
    if (chair.user === undefined || rating === null) return { kind: 'unrated' }
    return { kind: 'rated', person: chair.user, rating, stayed: hasStayed(chair, seat, standIns) }
  })
}

/** Whether the person of a chair played to the end. */
export function hasStayed(chair: ChairRecord, seat: Seat, standIns: readonly Seat[]): boolean {
  return chair.kind === 'person' && !standIns.includes(seat)
}
