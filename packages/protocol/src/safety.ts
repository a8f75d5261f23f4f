import type { SaidLine } from './talk.ts'

/* What people do about others who spoil a table, and what moderators do about that. Nobody is named by more than a chair. */

/** What a report is about. */
export const REPORT_REASONS = ['name', 'talk', 'play', 'other'] as const

export type ReportReason = (typeof REPORT_REASONS)[number]

/** How many characters a report, or the reason for a sanction, may have. */
export const LONGEST_REPORT = 500

/** `GET /api/people/blocked`, `POST /api/people/block`, `POST /api/people/unblock`: those of whom this person hears nothing. */
export interface BlockedPeople {
  readonly people: readonly BlockedPerson[]
}

export interface BlockedPerson {
  /** Counts; says nothing about the person. */
  readonly id: number
  /** As the person was called then. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Somebody who is muted says nothing at tables; somebody who is banned comes to none. */
export type SanctionKind = 'mute' | 'ban'

/** What a moderator has decided about somebody, as that person is told it. */
export interface Sanction {
  readonly kind: SanctionKind
  readonly reason: string
  readonly endsAt: number
}

/** `GET /api/moderation/reports`: the reports that nobody has decided on, the oldest first. */
export interface Reports {
  readonly reports: readonly Report[]
}

export interface Report {
  readonly id: number
  readonly at: number
  readonly reason: ReportReason
  readonly words: string
  /** The table's code, and what the reported person said there. */
  readonly code: string
  readonly said: readonly Pick<SaidLine, 'at' | 'said'>[]
  readonly reporter: string
  readonly reported: string
  /** How often this person was reported, and what was decided before and still holds. */
  readonly reportsInAll: number
  readonly sanctions: readonly (Sanction & { readonly id: number })[]
}

/** What a moderator decides about a report. */
export type Decision =
  | { readonly kind: 'dismiss' }
  | { readonly kind: SanctionKind; readonly reason: string; readonly days: number }

/** `GET /api/moderation/log`: what moderators have done, the latest first. */
export interface ModerationLog {
  readonly acts: readonly ModerationAct[]
}

export interface ModerationAct {
  readonly at: number
  readonly by: string
  readonly about: string
  readonly act:
    | Decision
    /** A sanction ends before its time. */
    | { readonly kind: 'lift'; readonly sanction: SanctionKind }
}
