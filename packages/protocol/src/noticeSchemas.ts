import { z } from 'zod'
import { LANGUAGES } from './account.ts'
import { LONGEST_ENDPOINT } from './notices.ts'
import type { PushMessage, PushSubscriptionTold } from './notices.ts'
import { isTableCode } from './tableCode.ts'

/* What the server reads about notices, and what it tells a browser by push. */

/** `POST /api/notices/push`. The keys are 65 and 16 bytes in base64url; the server judges the address. */
export const pushSubscriptionSchema: z.ZodType<PushSubscriptionTold> = z.strictObject({
  endpoint: z.string().min(1).max(LONGEST_ENDPOINT),
  p256dh: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
  language: z.enum(LANGUAGES),
})

/** `POST /api/notices/mail`. */
export const mailNoticesSchema: z.ZodType<{ readonly on: boolean }> = z.strictObject({ on: z.boolean() })

/** `POST /api/notices/mail/stop`: the token of a mail. */
export const stopMailSchema: z.ZodType<{ readonly token: string }> = z.strictObject({
  token: z.string().min(1).max(128),
})

/** Strictly what a browser is told. */
export const pushMessageSchema: z.ZodType<PushMessage> = z.strictObject({
  subject: z.enum(['turn', 'over']),
  code: z.string().refine(isTableCode),
  title: z.string().min(1),
  body: z.string().min(1),
})
