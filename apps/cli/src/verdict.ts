import { parseTranscript, replay, snapshotOf, winnersOf } from '@modern-art/engine'
import type { Action, Seat, Snapshot, Step, TranscriptFault } from '@modern-art/engine'
import { FORBIDDEN, OK, UNUSABLE } from './io.ts'

/** The result of replaying a text: the steps up to the first action that is forbidden or cannot be read. */
export interface Verdict {
  /** None where the text is no transcript. */
  readonly steps: readonly Step[]
  readonly fault: TranscriptFault | null
  /** The action at fault; `null` where it cannot be read, or there is none. */
  readonly culprit: Action | null
}

export function judge(text: string): Verdict {
  const parsed = parseTranscript(text)
  const transcript = parsed.ok ? parsed.transcript : parsed.readablePart
  const unread = parsed.ok ? null : parsed.fault
  if (transcript === null) return { steps: [], fault: unread, culprit: null }
  const { steps, fault } = replay(transcript)
  if (fault === null) return { steps, fault: unread, culprit: null }
  return { steps, fault, culprit: transcript.actions[fault.index ?? -1] ?? null }
}

/** The verdict on a file that cannot even be read as text. */
export function unusable(code: string, message: string): Verdict {
  return { steps: [], fault: { index: null, code, message }, culprit: null }
}

export function statusOf(verdict: Verdict): number {
  if (verdict.fault === null) return OK
  return verdict.fault.index === null ? UNUSABLE : FORBIDDEN
}

/** A verdict as `--json` prints it. */
export type Report =
  | {
      readonly valid: true
      readonly finished: boolean
      readonly steps: readonly Snapshot[]
      readonly money: readonly number[]
      /** `null` while the game is not finished. */
      readonly winners: readonly Seat[] | null
    }
  | { readonly valid: false; readonly error: TranscriptFault; readonly steps: readonly Snapshot[] }

export function reportOf(verdict: Verdict): Report {
  const steps = verdict.steps.map((step) => snapshotOf(step.state))
  if (verdict.fault !== null) {
    const { index, code, message } = verdict.fault
    return { valid: false, error: { index, code, message }, steps }
  }
  const last = verdict.steps.at(-1)?.state
  const money = last?.money ?? []
  const finished = last?.phase.name === 'finished'
  return { valid: true, finished, steps, money, winners: finished ? winnersOf(money) : null }
}
