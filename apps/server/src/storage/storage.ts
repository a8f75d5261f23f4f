import type { Action, Seat } from '@modern-art/engine'
import type { SaidLine, SeatFigures, Stage } from '@modern-art/protocol'
import type { LogEntry, Opening } from '@modern-art/table'
import type { PartyRecord, UserId } from '../parties/partyRecord.ts'
import type { QueueRecord } from '../quickMatch/queueRecord.ts'
import type { AccountStorage } from './accounts.ts'
import type { NoticeStorage } from './notices.ts'
import type { ProgramStorage } from './programs.ts'
import type { RatingStorage } from './ratings.ts'
import type { SafetyStorage } from './safety.ts'

/**
 * All that outlives a process. Two implementations, PGlite in a folder and PostgreSQL, keep one contract
 * (`storage.contract.ts`). What has been fulfilled is durable. Times are milliseconds since 1970.
 */
export interface Storage
  extends
    PeopleStorage,
    AccountStorage,
    ProgramStorage,
    SafetyStorage,
    TableStorage,
    LogStorage,
    TalkStorage,
    VacationStorage,
    RatingStorage,
    QueueStorage,
    NoticeStorage {
  /** Waits for the appends that were made; whatever is asked afterwards rejects. */
  readonly close: () => Promise<void>
}

export interface User {
  readonly id: UserId
  /** `null` until the person has said who they are. */
  readonly name: string | null
  /** The number of the face that the person chose; `null`: one that follows from the name. */
  readonly portrait: number | null
  /** Whether the person can sign in on another device; a guest cannot. */
  readonly hasAccount: boolean
  /** Whose program it is; `null` for people. */
  readonly owner: UserId | null
  /** Until when the person says nothing at tables, and until when they come to none; `null` for those who are free to. What holds against an owner holds against their programs. */
  readonly mutedUntil: number | null
  readonly bannedUntil: number | null
}

export interface PeopleStorage {
  /** A new user without an account, with a first session. */
  readonly addUser: (user: Pick<User, 'id' | 'name'>, session: NewSession) => Promise<void>
  /** Gives a user a name, with what is left of it at a glance. */
  readonly rename: (user: UserId, name: string, skeleton: string) => Promise<void>
  readonly setPortrait: (user: UserId, portrait: number | null) => Promise<void>
  readonly findUser: (user: UserId) => Promise<User | null>
  /** Those of these users whom there are. */
  readonly findUsers: (users: readonly UserId[]) => Promise<readonly User[]>
  /** One more session of a user. */
  readonly addSession: (user: UserId, session: NewSession) => Promise<void>
  /** `null` if there is no such session, or if it has ended by now. */
  readonly userOfSession: (tokenHash: string, now: number) => Promise<SessionUser | null>
  /** A session was seen, and lasts longer. */
  readonly extendSession: (tokenHash: string, seenAt: number, endsAt: number) => Promise<void>
  /** A user's sessions that have not ended by now, the latest seen first. */
  readonly sessionsOf: (user: UserId, now: number) => Promise<readonly Session[]>
  /** Those of these sessions that have not ended by now, and whose people are not banned, nor the owners of programs. */
  readonly openSessions: (tokenHashes: readonly string[], now: number) => Promise<readonly string[]>
  /** Ends a session of a user; `false` if this user has no such session. */
  readonly endSession: (user: UserId, tokenHash: string) => Promise<boolean>
  /** Ends all sessions of a user but one, or all. */
  readonly endSessions: (user: UserId, butFor: string | null) => Promise<void>
  /** A text that all nodes share, made by the first that asks for it: a random one, unless it says how. */
  readonly secret: (name: string, make?: () => string) => Promise<string>
}

/** A device on which somebody is known. Of its token only the hash is kept. */
export interface Session {
  readonly tokenHash: string
  /** The browser and its system, as far as they can be told. */
  readonly device: string | null
  readonly begunAt: number
  readonly seenAt: number
  /** When the person last proved who they are; `null` for guests. */
  readonly signedInAt: number | null
}

export type NewSession = Omit<Session, 'seenAt'> & { readonly endsAt: number }

interface SessionUser {
  readonly user: User
  readonly signedInAt: number | null
}

export type TableId = number

export interface NewTable {
  readonly code: string
  readonly party: PartyRecord
  readonly game: GameOpening | null
  readonly at: number
}

/** What a game's log is folded from. */
export interface GameOpening extends Opening {
  /** When its table was opened. */
  readonly at: number
  /** The version of the code that folds the log. */
  readonly format: string
  /** How many entries of the log came before: those of a log that code of another version folded. */
  readonly after: number
}

export interface StoredTable {
  readonly id: TableId
  readonly code: string
  readonly stage: Stage
  readonly party: PartyRecord
  /** Grows by 1 with each change of the party. */
  readonly partyVersion: number
  /** `null` while people are waited for. */
  readonly game: GameOpening | null
  /** How many entries the log has. */
  readonly version: number
  /** The node that appended last. */
  readonly node: string | null
  /** When the game wants to hear the time. */
  readonly deadline: number | null
  /** The seats for which the game waits. */
  readonly asked: readonly Seat[]
  /** By seat: when its clock runs out; `null` where none runs. Empty before the game has heard anything. */
  readonly dues: readonly (number | null)[]
  /** How much was said. */
  readonly said: number
  /** How often somebody was forgotten there. */
  readonly forgotten: number
  readonly changedAt: number
  /** By seat, once the game is over. */
  readonly money: readonly number[] | null
}

/** As much of a table as tells who sits there, and whether it goes on. */
export type UnfinishedTable = Pick<StoredTable, 'code' | 'stage' | 'party' | 'changedAt'>

export interface TableStorage {
  /** `null` if there is a table with this code already. */
  readonly addTable: (table: NewTable) => Promise<StoredTable | null>
  readonly findTable: (code: string) => Promise<StoredTable | null>
  /**
   * Puts a new party in the place of the one with that version; with a game, the game begins; with a next table, that is
   * opened. All of it or nothing: `false` if somebody else was first, or if the next table's code is taken.
   */
  readonly changeParty: (change: PartyChange) => Promise<boolean>
  /** Open tables that wait for people, the newest first; of those that are older than `before`, unless that is `null`. */
  readonly openTables: (limit: number, before: TableId | null) => Promise<readonly StoredTable[]>
  /** Tables at which a user has a chair: those that are not over first, each kind the latest changed first. */
  readonly tablesOf: (user: UserId, limit: number) => Promise<readonly StoredTable[]>
  /** All tables that are not over, and at which one of these users has a chair. */
  readonly unfinishedOf: (users: readonly UserId[]) => Promise<readonly UnfinishedTable[]>
  /** Codes of all tables whose party names a user in any way, or at which they said something. */
  readonly tablesNaming: (user: UserId) => Promise<readonly string[]>
  /**
   * Whatever a user said at a table is said by nobody, and the words that they typed are gone. On a chair, the game calls
   * its player otherwise. Whoever has the table open has to open it anew: `forgotten` grows.
   */
  readonly forgetSpeaker: (
    table: TableId,
    user: UserId,
    player: { readonly chair: number; readonly name: string } | null,
  ) => Promise<void>
  /** How many tables at which a user has a chair are not over. */
  readonly countUnfinished: (user: UserId) => Promise<number>
  /** A link that moves a seat, once; only the hash of its token is kept. */
  readonly addSeatLink: (link: SeatLink & { readonly tokenHash: string; readonly endsAt: number }) => Promise<void>
  /** What a link moves, and who has used it; `null` if there is none, or if it has ended by now. */
  readonly findSeatLink: (tokenHash: string, now: number) => Promise<FoundSeatLink | null>
  /** A link has moved its seat to a user. Whoever is second changes nothing. */
  readonly spendSeatLink: (tokenHash: string, by: UserId) => Promise<void>
  /** Codes of tables that wait for people, and at which nothing has changed since before then. */
  readonly waitingSince: (then: number) => Promise<readonly string[]>
  /** Removes those of these tables that still wait, and at which nothing has changed since before then. */
  readonly removeWaiting: (codes: readonly string[], then: number) => Promise<void>
  /**
   * Removes what nobody will ask for again: sessions, tokens and links that have ended by now, users without a session, an
   * account, an owner or a chair, notices of ended games that were told, and nodes without a game that were last known to
   * live before `silentSince`.
   */
  readonly tidy: (now: number, silentSince: number) => Promise<void>
}

export interface PartyChange {
  readonly table: TableId
  /** The version of the party that is changed. */
  readonly expected: number
  readonly party: PartyRecord
  readonly game: GameOpening | null
  readonly next: NewTable | null
  readonly at: number
}

interface SeatLink {
  readonly code: string
  readonly user: UserId
}

export interface FoundSeatLink extends SeatLink {
  /** Whose device has the seat by this link. */
  readonly usedBy: UserId | null
}

export interface LogStorage {
  /**
   * The commit point of a game and its only lock: appends the entries if the log has as many as expected; `false` if
   * somebody else was first, and then nothing has changed. An append without entries changes nothing and tells whether
   * somebody else was first. Appends that come while others are on their way are kept with one round trip. It rejects if the
   * database fails; whether the entries were kept is then unknown until the log is read.
   *
   * The first append with `money` ends the game: with it, and in the same transaction, results are kept and ratings change
   * (`RatingStorage`). It is kept after all appends that came before; whoever appends to the same game waits for it.
   */
  readonly append: (append: Append) => Promise<boolean>
  /** The entries after the first so many. */
  readonly entriesAfter: (table: TableId, version: number) => Promise<readonly LogEntry[]>
  /** All actions of a game, for a log that was folded by other code, and for transcripts. */
  readonly actionsOf: (table: TableId) => Promise<readonly Action[]>
  /** How far tables are, by id ascending; those that do not exist are left out. */
  readonly heads: (tables: readonly TableId[]) => Promise<readonly TableHead[]>
  /** Codes of games whose deadline has come, the earliest first. */
  readonly dueTables: (now: number, limit: number) => Promise<readonly string[]>
  /** A node lives. An earlier time than before changes nothing. */
  readonly beat: (node: string, now: number) => Promise<void>
  /** When a node was last known to live. */
  readonly lastBeat: (node: string) => Promise<number | null>
}

export type TableHead = Pick<StoredTable, 'id' | 'version' | 'partyVersion' | 'said' | 'forgotten'>

export interface Append {
  readonly table: TableId
  readonly expected: number
  readonly entries: readonly LogEntry[]
  /** What was played by these entries together. */
  readonly actions: readonly Action[]
  readonly node: string
  /** Whether its people come by now and then, and are told when it is their turn. */
  readonly countsDays: boolean
  readonly deadline: number | null
  readonly asked: readonly Seat[]
  readonly dues: StoredTable['dues']
  /** By seat, once the game is over. */
  readonly money: readonly number[] | null
  /** The seats that stand-ins play once the game is over. */
  readonly standIns: readonly Seat[]
  /** By seat, what the game came to once it is over. */
  readonly figures: readonly SeatFigures[]
  readonly at: number
}

export interface TalkStorage {
  /**
   * Resolves to the line's number: the first at a table is 1. A command that has said its line at the table says nothing
   * more, and gets the number of that. Rejects if there is no such table.
   */
  readonly say: (table: TableId, line: Omit<StoredLine, 'number'>, command: string) => Promise<number>
  /** What was said after a line, oldest first; of more than `limit` lines the latest. */
  readonly linesAfter: (table: TableId, number: number, limit: number) => Promise<readonly StoredLine[]>
  /** What a user said at all tables, oldest first, each line with its table's code. */
  readonly linesBy: (user: UserId) => Promise<readonly (StoredLine & { readonly code: string })[]>
}

/** Pages get a `SaidLine`, which names no user. */
export interface StoredLine extends SaidLine {
  /** Who said it; `null` in lines that were kept by older code. */
  readonly user: UserId | null
}

export interface StoredVacation {
  readonly user: UserId
  readonly from: number
  readonly until: number
}

export interface VacationWanted extends StoredVacation {
  readonly now: number
  /** Vacations that ended by then do not count any more. */
  readonly since: number
  /** How many days all that count may have together; each that has begun is a day. */
  readonly most: number
}

export interface VacationStorage {
  /** A seat moves to another user: the days that were taken count for them. */
  readonly bringVacations: (from: UserId, to: UserId) => Promise<void>
  /** Keeps a vacation, unless the user has one that is not over, or the days of all that count would be too many. */
  readonly takeVacation: (wanted: VacationWanted) => Promise<'taken' | 'away' | 'overdrawn'>
  /** Ends the present vacation of a user now; one that has not begun is gone. */
  readonly endVacation: (user: UserId, now: number) => Promise<void>
  /** A user's vacations that ended after then, or have not ended, the earliest first. */
  readonly vacationsSince: (user: UserId, since: number) => Promise<readonly StoredVacation[]>
  /** Of these users, all vacations that are not over: one for each at most. */
  readonly vacationsNow: (users: readonly UserId[], now: number) => Promise<readonly StoredVacation[]>
}

/** The queue of quick match: one record for all nodes. */
export interface QueueStorage {
  readonly readQueue: () => Promise<{ readonly version: number; readonly queue: QueueRecord }>
  /**
   * Puts another queue in the place of the one with that version, and opens the tables that were found. All of it or
   * nothing: `false` if somebody else was first, or if a table's code is taken.
   */
  readonly replaceQueue: (expected: number, queue: QueueRecord, tables: readonly NewTable[]) => Promise<boolean>
}
