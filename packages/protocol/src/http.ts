import type { Party, Stage } from './party.ts'
import type { PartySettings } from './partySettings.ts'
import type { WireError } from './errors.ts'
import type { Sanction } from './safety.ts'

/* What a page asks over HTTP: who somebody is, and lists of tables. Whatever fails is answered by a `Failure`. */

export interface Failure {
  readonly error: WireError
}

/** `GET /api/me`, `POST /api/me`: who is signed in; `name: null` has not said who they are. */
export interface Me {
  readonly name: string | null
  /** The number of the face that the person chose; `null`: one that follows from the name. */
  readonly portrait: number | null
  /** Whether the person has an account, or is a guest of this browser. */
  readonly hasAccount: boolean
  /** Whether the person looks after the others. */
  readonly isModerator: boolean
  /** What was decided about this person, and holds now. */
  readonly sanctions: readonly Sanction[]
}

/** `GET /api/site`: what a page has to know of the server. */
export interface Site {
  /** The address by which other devices reach it, for a page that was opened as `localhost`; `null` where none can. */
  readonly origin: string | null
  /** Whether somebody looks after the people here. Where nobody does, nobody would read a report. */
  readonly moderated: boolean
}

/** `POST /api/ticket`: what opens a socket for the next minute. */
export interface Ticket {
  readonly ticket: string
}

/** `POST /api/tables`, `POST /api/seat`: the table that was opened, or where the seat is. */
export interface TablePlace {
  readonly code: string
}

/** `GET /api/tables/open`: open tables with a free chair and somebody who waits there, the newest first. */
export interface OpenTables {
  readonly tables: readonly Pick<Party, 'code' | 'settings' | 'chairs' | 'host'>[]
}

/**
 * `GET /api/tables/mine`: tables at which this person has a seat. First those that wait for this person, the least time
 * left first; then games of others' turns, tables that wait for people, and games that are over, each kind the latest changed first.
 */
export interface MyTables {
  readonly tables: readonly MyTable[]
}

export interface MyTable {
  readonly code: string
  readonly stage: Stage
  readonly pace: PartySettings['pace']
  readonly players: readonly string[]
  readonly chair: number
  /** Whether the game waits for this person. */
  readonly yourTurn: boolean
  /** Milliseconds that this person has left when it waits for them; `null` where no clock of theirs runs. */
  readonly left: number | null
  /** The chairs for which the game waits. */
  readonly asked: readonly number[]
  /** Milliseconds since 1970. */
  readonly changedAt: number
  /** By chair, once the game is over. */
  readonly money: readonly number[] | null
}
