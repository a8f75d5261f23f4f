import type { Seat } from '@modern-art/engine'
import type { SeatFigures } from '@modern-art/protocol'
import type { PartyRecord, UserId } from '../parties/partyRecord.ts'
import type { PaceFamily } from '../ratings/paceFamily.ts'
import type { Rating } from '../ratings/rating.ts'

/** How strong people are, and what games came to for them. Both are written by the append that ends a game, and by nothing else. */
export interface RatingStorage {
  /** The ratings of these users in a family; those without a game that counted are left out. */
  readonly ratingsOf: (users: readonly UserId[], family: PaceFamily) => Promise<ReadonlyMap<UserId, Rating>>
  /** The best people whose rating is not provisional and whose profile is not private. */
  readonly bestOf: (family: PaceFamily, limit: number) => Promise<readonly RankedPerson[]>
  /** How many of those have more points on the list of the best. */
  readonly countBetter: (family: PaceFamily, boardPoints: number) => Promise<number>
  /** What games that are over came to for a user, the latest first. */
  readonly resultsOf: (user: UserId, limit: number) => Promise<readonly GameResult[]>
  /** What the game of a table came to for its people, by seat ascending; none before it is over. */
  readonly resultsAt: (table: number) => Promise<readonly SeatResult[]>
  /** Whose profile has the handle; `null` if there is none. */
  readonly findProfile: (handle: string) => Promise<FoundProfile | null>
  /** The profile of an account; `null` for a guest. */
  readonly profileOf: (user: UserId) => Promise<Omit<FoundProfile, 'user'> | null>
  /** The handles of those of these users whose profile anybody may see. */
  readonly publicHandles: (users: readonly UserId[]) => Promise<ReadonlyMap<UserId, string>>
  readonly setPrivateProfile: (user: UserId, isPrivate: boolean) => Promise<void>
}

export interface RankedPerson {
  readonly user: UserId
  readonly name: string
  readonly portrait: number | null
  readonly handle: string
  readonly games: number
  readonly boardPoints: number
}

interface FoundProfile {
  readonly user: UserId
  readonly handle: string
  readonly isPrivate: boolean
}

export interface SeatResult {
  readonly seat: Seat
  readonly user: UserId
  readonly family: PaceFamily
  /** `false` for somebody who gave the seat up, or for whom a stand-in played when the game ended. */
  readonly stayed: boolean
  readonly endedAt: number
  readonly figures: SeatFigures
  /** The rating before the game, and after it; `null` where it did not count. */
  readonly before: Rating | null
  readonly after: Rating | null
}

/** With the table at which it was. */
export interface GameResult extends SeatResult {
  readonly code: string
  readonly party: PartyRecord
  /** By seat. */
  readonly money: readonly number[]
}
