import type { BlockedPeople, Decision, ModerationLog, ReportReason, Reports } from '@modern-art/protocol'
import { questionsBy } from './request.ts'
import type { Answered, Fetch } from './request.ts'

type Nothing = Readonly<Record<string, never>>

/** What a page asks about people who spoil a table. They are named by table and chair. Nothing here throws or rejects. */
export interface SafetyApi {
  readonly blocked: () => Promise<Answered<BlockedPeople>>
  readonly block: (code: string, chair: number) => Promise<Answered<BlockedPeople>>
  /** By the number in the list of those who are blocked. */
  readonly unblock: (id: number) => Promise<Answered<BlockedPeople>>
  readonly report: (code: string, chair: number, reason: ReportReason, words: string) => Promise<Answered<Nothing>>
  /** The rest is for moderators. */
  readonly reports: () => Promise<Answered<Reports>>
  readonly log: () => Promise<Answered<ModerationLog>>
  readonly decide: (report: number, decision: Decision) => Promise<Answered<Nothing>>
  readonly lift: (sanction: number) => Promise<Answered<Nothing>>
}

function safetyApiOf(fetch: Fetch): SafetyApi {
  const { get, post } = questionsBy(fetch)
  return {
    blocked: () => get('people/blocked'),
    block: (code, chair) => post('people/block', { code, chair }),
    unblock: (id) => post('people/unblock', { id }),
    report: (code, chair, reason, words) => post('people/report', { code, chair, reason, words }),
    reports: () => get('moderation/reports'),
    log: () => get('moderation/log'),
    decide: (report, decision) => post('moderation/decide', { report, decision }),
    lift: (sanction) => post('moderation/lift', { sanction }),
  }
}

/** The server of this page. */
export const safetyApi = safetyApiOf((address, init) => fetch(address, init))
