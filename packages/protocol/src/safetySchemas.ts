import { MOST_SEATS } from '@modern-art/engine'
import { z } from 'zod'
import { LONGEST_REPORT, REPORT_REASONS } from './safety.ts'
import type { Decision, ReportReason } from './safety.ts'

const code = z.string().max(64)
const chair = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
const id = z.int().min(1)
/** A sanction lasts ten years at most. */
const days = z.int().min(1).max(3650)
const words = z.string().max(LONGEST_REPORT)

/** Somebody at a table, by the chair. */
export const chairAtTableSchema: z.ZodType<{ readonly code: string; readonly chair: number }> = z.strictObject({
  code,
  chair,
})

export const unblockSchema: z.ZodType<{ readonly id: number }> = z.strictObject({ id })

export const reportSchema: z.ZodType<{
  readonly code: string
  readonly chair: number
  readonly reason: ReportReason
  readonly words: string
}> = z.strictObject({ code, chair, reason: z.enum(REPORT_REASONS), words })

export const decisionSchema: z.ZodType<{ readonly report: number; readonly decision: Decision }> = z.strictObject({
  report: id,
  decision: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('dismiss') }),
    z.strictObject({ kind: z.literal('mute'), reason: words.min(1), days }),
    z.strictObject({ kind: z.literal('ban'), reason: words.min(1), days }),
  ]),
})

export const liftSchema: z.ZodType<{ readonly sanction: number }> = z.strictObject({ sanction: id })
