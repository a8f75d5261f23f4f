import { parseTranscript } from '@modern-art/engine'
import type { Transcript } from '@modern-art/engine'
import { api } from '../online/api.ts'
import { dealNotes } from '../online/online.ts'
import type { Answered } from '../online/request.ts'
import { dealReportOf } from './dealReport.ts'
import type { DealReport } from './dealReport.ts'

/** How a game was dealt, as this device can tell; `null` where the transcript does not say. */
export function reportHere(transcript: Transcript): DealReport | null {
  return dealReportOf(transcript, dealNotes.read)
}

/** How the game at a table was dealt: the transcript is asked for, and checked on this device. */
export async function reportOnTable(code: string): Promise<Answered<{ readonly report: DealReport }>> {
  const answered = await api.transcript(code)
  if (!answered.ok) return answered
  const parsed = parseTranscript(answered.text)
  const report = parsed.ok ? reportHere(parsed.transcript) : null
  if (report !== null) return { ok: true, report }
  return { ok: false, error: { code: 'failed', message: 'the transcript has no record of a deal' } }
}
