import type {
  BlockedPerson,
  Decision,
  ModerationAct,
  ReportReason,
  SaidLine,
  Sanction,
  SanctionKind,
} from '@modern-art/protocol'
import type { UserId } from '../parties/partyRecord.ts'

/** Whom people block and report, and what moderators decide. */
export interface SafetyStorage {
  /** Names of accounts that look like this one, but for the user's own. */
  readonly namesLike: (skeleton: string, butFor: UserId) => Promise<readonly string[]>
  /** Again the same person changes nothing. */
  readonly block: (user: UserId, blocked: UserId, name: string, at: number) => Promise<void>
  readonly unblock: (user: UserId, id: number) => Promise<void>
  /** The latest first. */
  readonly blockedBy: (user: UserId) => Promise<readonly (BlockedPerson & { readonly user: UserId })[]>
  /** Whom these users block. */
  readonly blocksBy: (
    users: readonly UserId[],
  ) => Promise<readonly { readonly user: UserId; readonly blocked: UserId }[]>
  /** Again the same person at the same table for the same reason by the same reporter, undecided yet, changes nothing. */
  readonly addReport: (report: NewReport) => Promise<void>
  /** How many people somebody has reported since then. */
  readonly countReportsBy: (reporter: UserId, since: number) => Promise<number>
  readonly openReports: (limit: number, now: number) => Promise<readonly StoredReport[]>
  /** Decides on a report, once, and notes it; `null` if there is no such report, if it has been decided, or if it is about the moderator. */
  readonly decide: (report: number, decision: Decision, by: Moderator, at: number) => Promise<UserId | null>
  /** A sanction ends now, which is noted; `null` if there is none that holds. */
  readonly lift: (sanction: number, by: Moderator, at: number) => Promise<UserId | null>
  readonly sanctionsOf: (user: UserId, now: number) => Promise<readonly StoredSanction[]>
  /** The latest first. */
  readonly moderationLog: (limit: number) => Promise<readonly ModerationAct[]>
}

export interface Moderator {
  readonly id: UserId
  readonly name: string
}

interface NewReport {
  readonly reporter: Moderator
  readonly reported: Moderator
  readonly code: string
  readonly reason: ReportReason
  readonly words: string
  readonly at: number
}

export interface StoredReport {
  readonly id: number
  readonly reporter: string
  readonly reported: string
  readonly reportedUser: UserId
  readonly code: string
  readonly reason: ReportReason
  readonly words: string
  readonly at: number
  readonly reportsInAll: number
  readonly sanctions: readonly StoredSanction[]
  /** What this person said at that table. */
  readonly said: readonly Pick<SaidLine, 'at' | 'said'>[]
}

export interface StoredSanction extends Sanction {
  readonly id: number
  readonly kind: SanctionKind
}
