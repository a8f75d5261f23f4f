import type { Language } from '@modern-art/protocol'
import { z } from 'zod'
import { ACCOUNT_LETTERS } from '../mail/accountLetters.ts'
import type { LetterText, ResetLink } from '../mail/accountLetters.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { LimitKind, Limits } from '../people/limits.ts'
import type { AccountStorage } from '../storage/accounts.ts'
import type { PeopleStorage } from '../storage/storage.ts'
import type { Email } from './emails.ts'
import { oneTimeTokens } from './oneTimeTokens.ts'

/**
 * The letters that an account gets. Nobody waits for them: whoever asked has been answered before, alike whether there is
 * such an account or not.
 */
export interface AccountMail {
  /** Asks the owner of an address to confirm that an account may name it. */
  readonly askToConfirm: (user: UserId, email: Email, language: Language) => void
  /** Which account the token of such a letter confirms; `null` if it has been used, or is too old. */
  readonly mayConfirm: (token: string) => Promise<ForAccount | null>
  /** Uses such a token up; `false` if it has been used meanwhile. */
  readonly spendConfirmation: (token: string) => Promise<boolean>
  /** Sends the owner of an address a link for each account that names it. */
  readonly offerNewPassword: (email: Email, language: Language) => void
  /** Whose password may be replaced with the token of such a letter, and at which address it was read. */
  readonly mayReset: (token: string) => Promise<ForAccount | null>
  /** Uses such a token up; `false` if it has been used meanwhile. */
  readonly spendReset: (token: string) => Promise<boolean>
  /** No letter that was sent before lets anybody replace the password of this account. */
  readonly endResets: (user: UserId) => Promise<void>
}

interface ForAccount {
  readonly user: UserId
  readonly emailKey: string
}

export interface AccountMailParts {
  readonly mailer: Mailer
  readonly storage: Pick<PeopleStorage, 'findUser'> &
    Pick<AccountStorage, 'accountsWithEmail' | 'addToken' | 'findToken' | 'takeToken' | 'endTokens'>
  readonly limits: Limits
  readonly publicUrl: string
  readonly now: () => number
  readonly failed: (what: string, error: unknown) => void
}

/** Each is limited by itself, so that nobody uses up another's letters by signing up. */
type LetterKind = Extract<LimitKind, 'letter' | 'reset_letter'>

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Of more accounts that name one address, only the first are in a letter: confirmed ones before others, then the oldest. */
const MOST_ACCOUNTS = 5

export function accountMail({ mailer, storage, limits, publicUrl, now, failed }: AccountMailParts): AccountMail {
  const forAccount = z.strictObject({ user: z.string(), emailKey: z.string() })
  const confirmations = oneTimeTokens(storage, 'confirm e-mail', 7 * DAY, forAccount)
  const resets = oneTimeTokens(storage, 'reset password', HOUR, forAccount)

  const post = (kind: LetterKind, to: string, key: string, write: () => Promise<LetterText>): void => {
    const send = async (): Promise<void> => {
      if (await limits.allow(kind, key)) await mailer.send({ to, ...(await write()) })
    }
    // What a mail server answers may name the address.
    send().catch((error: unknown) => failed('a letter', new Error(reasonOf(error))))
  }

  const linkFor = async (user: UserId, emailKey: string): Promise<ResetLink> => {
    const token = await resets.make(user, { user, emailKey }, now())
    const name = (await storage.findUser(user))?.name ?? null
    return { name, link: `${publicUrl}/account/reset?token=${token}` }
  }

  return {
    askToConfirm: (user, email, language) =>
      post('letter', email.address, email.key, async () => {
        const token = await confirmations.make(user, { user, emailKey: email.key }, now())
        return ACCOUNT_LETTERS[language].confirmEmail(`${publicUrl}/account/confirm?token=${token}`)
      }),
    mayConfirm: (token) => confirmations.look(token, now()),
    spendConfirmation: async (token) => (await confirmations.take(token, now())) !== null,
    offerNewPassword: (email, language) => {
      const offer = async (): Promise<void> => {
        const accounts = await storage.accountsWithEmail(email.key, MOST_ACCOUNTS)
        if (accounts.length === 0) return
        // An address that was shown to be somebody's is not theirs who merely named it.
        const confirmed = accounts.filter(({ emailConfirmedAt }) => emailConfirmedAt !== null)
        const theirs = confirmed.length === 0 ? accounts : confirmed
        post('reset_letter', email.address, email.key, async () => {
          const links = await Promise.all(theirs.map(({ user }) => linkFor(user, email.key)))
          return ACCOUNT_LETTERS[language].resetPassword(links)
        })
      }
      offer().catch((error: unknown) => failed('a letter', error))
    },
    mayReset: (token) => resets.look(token, now()),
    spendReset: async (token) => (await resets.take(token, now())) !== null,
    endResets: (user) => resets.endAll(user),
  }
}

/** The kind of the fault, and the mail server's number for it. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number')
  return parts.length === 0 ? 'it could not be sent' : parts.join(' ')
}
