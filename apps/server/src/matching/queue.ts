import type { UserId } from '../parties/partyRecord.ts'
import type { PaceFamily } from '../ratings/paceFamily.ts'
import type { Rating } from '../ratings/rating.ts'

/** Somebody who looks for a table. All times are the server's, in milliseconds. One entry a person and pace counts, the earliest. */
export interface QueueEntry {
  readonly person: UserId
  /** When they came. A reload, or going back into the queue after others did not show up, does not change it. */
  readonly since: number
  readonly pace: PaceFamily
  /** How many may sit at the table, in all: some of 3, 4 and 5. */
  readonly sizes: readonly number[]
  /** Whether the game is to count; guests cannot ask for that. */
  readonly rated: boolean
  /** In the family of the pace; a guest has that of a new person. */
  readonly rating: Rating
  /** Whom they do not want to meet; those do not meet them either. */
  readonly blocked: readonly UserId[]
  /** Whether they sit at a live table. They keep their place, and are not seated at another live one. */
  readonly atLiveTable: boolean
  /** Until then nobody seats them, for they did not show up; they wait only from then on. 0 for everybody else. */
  readonly notBefore: number
  /** Whether they have said yes to an offer to begin with bots. */
  readonly withBots: boolean
}

/** A table whose people are there, but for some who did not show up. Its people are in no queue. */
export interface OpenTable {
  readonly code: string
  readonly size: number
  /** Those who are there, as they stood in the queue: all of one pace, and all rated or all not. */
  readonly people: readonly QueueEntry[]
}

export interface Queue {
  readonly entries: readonly QueueEntry[]
  readonly open: readonly OpenTable[]
}

/** A table to be opened, or an open one that is complete now. */
export interface Match {
  /** The open table's code; `null` for a new one. */
  readonly code: string | null
  readonly pace: PaceFamily
  readonly rated: boolean
  readonly size: number
  /** In the order in which they came; at an open table, those who were there first. */
  readonly people: readonly UserId[]
  /** How many of the seats bots take. */
  readonly bots: number
}

/** To begin with bots. Everybody has one who has waited for the stated time, and everybody at an open table. */
export interface Offer {
  readonly person: UserId
  readonly pace: PaceFamily
  /**
   * Whether that game would be rated, if as many others who have the offer say yes as the rule about bots needs. An unrated
   * game with bots can be had in any case: see `acceptBots`.
   */
  readonly rated: boolean
}

export interface Matching {
  readonly matches: readonly Match[]
  readonly offers: readonly Offer[]
  /** Everybody who is not seated, in the order in which they came. */
  readonly waiting: readonly QueueEntry[]
}

/** An entry of somebody who says yes to bots: to a rated game, or to one that counts for nothing and begins at once. */
export function acceptBots(entry: QueueEntry, rated: boolean): QueueEntry {
  return { ...entry, withBots: true, rated: entry.rated && rated }
}
