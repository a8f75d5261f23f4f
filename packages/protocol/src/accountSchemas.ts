import { z } from 'zod'
import { LANGUAGES, LONGEST_EMAIL, LONGEST_PASSWORD, PORTRAITS } from './account.ts'
import type { Language, WayToRemove } from './account.ts'

/* What the server reads about accounts. Whether a password is good enough is said by an answer of its own, not here. */

const email = z.string().max(LONGEST_EMAIL)
const password = z.string().max(4 * LONGEST_PASSWORD)
const language = z.enum(LANGUAGES)
const providerId = z.string().regex(/^\w{1,64}$/)
const token = z.string().min(1).max(128)
/** A path of the page, to come back to; no other site. */
const ownPath = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[\w/?=&%-]*$/)

export const portraitSchema: z.ZodType<{ readonly portrait: number | null }> = z.strictObject({
  portrait: z
    .int()
    .min(0)
    .max(PORTRAITS - 1)
    .nullable(),
})

export const signUpSchema: z.ZodType<{
  readonly email: string
  readonly password: string
  readonly language: Language
}> = z.strictObject({ email, password, language })

export const signInSchema: z.ZodType<{ readonly email: string; readonly password: string }> = z.strictObject({
  email,
  password,
})

/** Another password, or a first one. `email: null` keeps the address that the account has. */
export const newPasswordSchema: z.ZodType<{ readonly email: string | null; readonly password: string }> =
  z.strictObject({ email: email.nullable(), password })

export const forgottenSchema: z.ZodType<{ readonly email: string; readonly language: Language }> = z.strictObject({
  email,
  language,
})

export const resetSchema: z.ZodType<{ readonly token: string; readonly password: string }> = z.strictObject({
  token,
  password,
})

export const recoverSchema: z.ZodType<{ readonly code: string }> = z.strictObject({ code: z.string().max(64) })

export const confirmEmailSchema: z.ZodType<{ readonly token: string }> = z.strictObject({ token })

export const languageSchema: z.ZodType<{ readonly language: Language }> = z.strictObject({ language })

export const deviceSchema: z.ZodType<{ readonly device: string }> = z.strictObject({
  device: z.string().regex(/^[\da-f]{64}$/),
})

/** One of the asker's own bots. */
export const programSchema: z.ZodType<{ readonly id: number }> = z.strictObject({ id: z.int().min(1) })

export const wayToRemoveSchema: z.ZodType<WayToRemove> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('password') }),
  z.strictObject({ kind: z.literal('provider'), provider: providerId }),
  z.strictObject({ kind: z.literal('passkey'), id: z.string().regex(/^[\w-]{1,2048}$/) }),
])

export const providerSchema: z.ZodType<{
  readonly provider: string
  readonly back: string
  readonly language: Language
}> = z.strictObject({ provider: providerId, back: ownPath, language })

/** What a browser's keeper of passkeys answered; the library for passkeys judges what is inside. */
export const passkeyAnswerSchema: z.ZodType<{
  readonly token: string
  readonly answer: Readonly<Record<string, unknown>>
  readonly language: Language
}> = z.strictObject({ token, answer: z.record(z.string(), z.unknown()), language })
