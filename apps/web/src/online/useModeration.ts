import type { Decision, ModerationAct, Report } from '@modern-art/protocol'
import { useCallback, useEffect, useState } from 'react'
import type { Answered, Fault } from './request.ts'
import { safetyApi } from './safetyApi.ts'
import { useAskUntilAnswered } from './useAskUntilAnswered.ts'

/** What a moderator sees and does. */
export interface Moderation {
  /** `null` until the server has told them. */
  readonly reports: readonly Report[] | null
  readonly acts: readonly ModerationAct[]
  /** Why it has not, when it was last asked. */
  readonly fault: Fault | null
  readonly decide: (report: number, decision: Decision) => Promise<Answered<object>>
  readonly lift: (sanction: number) => Promise<Answered<object>>
}

/** Reports and what was done about them; both are looked at again after each decision, and when somebody comes back to the page. */
export function useModeration(): Moderation {
  const [reports, setReports] = useState<readonly Report[] | null>(null)
  const [acts, setActs] = useState<readonly ModerationAct[]>([])
  const [fault, setFault] = useState<Fault | null>(null)
  const look = useCallback(async (): Promise<boolean> => {
    const [open, log] = await Promise.all([safetyApi.reports(), safetyApi.log()])
    if (open.ok) setReports(open.reports)
    if (log.ok) setActs(log.acts)
    setFault(open.ok ? null : open.error.code)
    return open.ok && log.ok
  }, [])
  useAskUntilAnswered('reports', look, Boolean)
  useEffect(() => {
    const lookNow = (): void => void look()
    addEventListener('focus', lookNow)
    return () => removeEventListener('focus', lookNow)
  }, [look])
  const done = async (asked: Promise<Answered<object>>): Promise<Answered<object>> => {
    const answered = await asked
    // Somebody else may have been faster: then there is something new to see, too.
    await look()
    return answered
  }
  return {
    reports,
    acts,
    fault,
    decide: (report, decision) => done(safetyApi.decide(report, decision)),
    lift: (sanction) => done(safetyApi.lift(sanction)),
  }
}
