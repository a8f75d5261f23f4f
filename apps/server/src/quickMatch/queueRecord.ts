import type { NoShows } from '../matching/showingUp.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { PaceFamily } from '../ratings/paceFamily.ts'

/** Everybody who looks for a table, as the server keeps it: one record, changed as a whole. All times are the server's. */
export interface QueueRecord {
  /** One for each person and pace at most. */
  readonly places: readonly PlaceRecord[]
  readonly found: readonly FoundTable[]
  /** Of those who did not show up, as long as it counts. */
  readonly noShows: Readonly<Record<UserId, NoShowRecord>>
}

/** A person's place in the queue, until they sit at a table. */
export interface PlaceRecord {
  readonly person: UserId
  readonly pace: PaceFamily
  /** When they came. */
  readonly since: number
  readonly sizes: readonly number[]
  readonly rated: boolean
  /** Whether they have said yes to bots. */
  readonly withBots: boolean
  /** When their page last asked. */
  readonly seenAt: number
  /** Whether they sat at a live table when the queue was last looked at. */
  readonly busy: boolean
  /** To begin with bots; what it would be. */
  readonly offer: { readonly rated: boolean } | null
  /** The id of the table that was found for them. */
  readonly found: string | null
  /** Whether they have said that they are there. */
  readonly shownUp: boolean
}

/** People who have been put together, and are asked to show up. Their table is opened when all have. */
export interface FoundTable {
  readonly id: string
  readonly pace: PaceFamily
  readonly rated: boolean
  readonly size: number
  /** How many of the seats bots take. */
  readonly bots: number
  /** Those who were put together, whether they are there or not. */
  readonly people: readonly UserId[]
  /** Until when they have to show up; `null` while those who have wait for others. */
  readonly showUpBy: number | null
  /** The table itself. */
  readonly opened: { readonly code: string; readonly at: number } | null
}

interface NoShowRecord extends NoShows {
  /** Until then nobody seats them. */
  readonly notBefore: number
}

export const EMPTY_QUEUE: QueueRecord = { places: [], found: [], noShows: {} }

/** The table that was found for a place; `null` where none was. */
export function foundFor({ found }: QueueRecord, place: PlaceRecord): FoundTable | null {
  return found.find(({ id }) => id === place.found) ?? null
}

/** Whether this is somebody's place at a pace. */
export function isPlaceOf(person: UserId, pace: PaceFamily) {
  return (place: PlaceRecord): boolean => place.person === person && place.pace === pace
}
