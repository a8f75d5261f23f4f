import { plainText } from '@modern-art/protocol'
import { z } from 'zod'
import { readEmail } from './emails.ts'
import type { Email } from './emails.ts'

/** Who somebody is at another site. */
export interface Identity {
  readonly provider: string
  /** What the site calls the person for good, whatever else changes about them. */
  readonly subject: string
  /** What the person is called there. */
  readonly label: string
  /** An address that the other site has confirmed. */
  readonly email: Email | null
}

const LONGEST_LABEL = 100

const subject = z
  .string()
  .max(255)
  .regex(/^\P{C}+$/u)

/** What sites say about somebody; each says something else, and only who it is has to be right. */
const profile = z.looseObject({
  sub: subject.optional(),
  id: z.union([z.int(), subject]).optional(),
  email: z.string().nullable().catch(null).default(null),
  /** Some write it as a text. */
  email_verified: z.unknown().optional(),
  preferred_username: z.string().nullable().catch(null).default(null),
  login: z.string().nullable().catch(null).default(null),
  name: z.string().nullable().catch(null).default(null),
})

/** Reads what a site says about somebody; throws if it does not say who this is. */
export function readIdentity(provider: string, said: unknown): Identity {
  const parsed = profile.safeParse(said)
  const named = parsed.data?.sub ?? parsed.data?.id
  if (!parsed.success || named === undefined) throw new Error('it does not say who this is')
  const { email, email_verified: verified, preferred_username: username, login, name } = parsed.data
  const labels = [email, username, login, name].map((label) => plainText(label ?? ''))
  return {
    provider,
    subject: String(named),
    label: (labels.find((label) => label !== '') ?? String(named)).slice(0, LONGEST_LABEL),
    email: email !== null && (verified === true || verified === 'true') ? readEmail(email) : null,
  }
}
