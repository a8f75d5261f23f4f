import type { OnlinePace } from '@modern-art/protocol'
import type { UserId } from '../parties/partyRecord.ts'
import type { Rating } from './rating.ts'

/** A finished game, as ratings see it. */
export interface RatedGame {
  /** Whether the table was opened as a rated one. */
  readonly rated: boolean
  readonly pace: OnlinePace
  /** By seat, as the engine has it at the end. */
  readonly money: readonly number[]
  /** By seat, those who began the game: a stand-in is no bot here, and whoever left is still the one whose seat it was. */
  readonly seats: readonly SeatPlayed[]
}

export type SeatPlayed =
  | {
      readonly kind: 'rated'
      readonly person: UserId
      /** Their rating in the family of the pace, before the game. */
      readonly rating: Rating
      /** `false` for somebody who gave the seat up, or for whom a stand-in played when the game ended. */
      readonly stayed: boolean
    }
  /** A guest, who has no rating. */
  | { readonly kind: 'unrated' }
  | { readonly kind: 'bot' }

/** Why a game changes no ratings. */
export type NotCounted = 'table_not_rated' | 'too_few_rated' | 'too_many_bots'

/** What the end of a game does to the ratings. */
export type RatingOutcome =
  | { readonly counts: true; readonly changes: readonly RatingChange[] }
  | { readonly counts: false; readonly why: NotCounted }

export interface RatingChange {
  readonly person: UserId
  /** Among the rated people, the first is 1. Whoever left comes behind all who stayed. */
  readonly place: number
  readonly before: Rating
  readonly after: Rating
}

/** Among fewer rated people there is nobody to be compared with. */
export const FEWEST_RATED = 2

/** Guests are people, too. */
export function tooManyBots(people: number, bots: number): boolean {
  return bots > people
}

/** Why the game changes no ratings; `null` if it does. Nobody changes the answer by leaving. */
export function whyNotCounted({ rated, seats }: Pick<RatedGame, 'rated' | 'seats'>): NotCounted | null {
  if (!rated) return 'table_not_rated'
  if (seats.filter(({ kind }) => kind === 'rated').length < FEWEST_RATED) return 'too_few_rated'
  const bots = seats.filter(({ kind }) => kind === 'bot').length
  return tooManyBots(seats.length - bots, bots) ? 'too_many_bots' : null
}
