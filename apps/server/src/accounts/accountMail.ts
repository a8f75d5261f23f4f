import type { Language } from '@modern-art/protocol'
import { z } from 'zod'
import { ACCOUNT_LETTERS } from '../mail/accountLetters.ts'
import type { LetterText, ResetLink } from '../mail/accountLetters.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { Limits } from '../people/limits.ts'
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
  /** Who has confirmed which address with the token of such a letter; `null` if it has been used, or is too old. */
  readonly confirmed: (token: string) => Promise<{ readonly user: UserId; readonly emailKey: string } | null>
  /** Sends the owner of an address a link for each account that names it. */
  readonly offerNewPassword: (email: Email, language: Language) => void
  /** Whose password may be replaced with the token of such a letter. */
  readonly mayReset: (token: string) => Promise<UserId | null>
  /** Uses such a token up; `false` if it has been used meanwhile. */
  readonly spendReset: (token: string) => Promise<boolean>
  /** No letter that was sent before lets anybody replace the password of this account. */
  readonly endResets: (user: UserId) => Promise<void>
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

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Of more accounts that name one address, only the oldest are in a letter. */
const MOST_ACCOUNTS = 5

export function accountMail({ mailer, storage, limits, publicUrl, now, failed }: AccountMailParts): AccountMail {
  const confirmations = oneTimeTokens(
    storage,
    'confirm e-mail',
    7 * DAY,
    z.strictObject({ user: z.string(), emailKey: z.string() }),
  )
  const resets = oneTimeTokens(storage, 'reset password', HOUR, z.strictObject({ user: z.string() }))

  const post = (email: Email, write: () => Promise<LetterText | null>): void => {
    const send = async (): Promise<void> => {
      if (!(await limits.allow('letter', email.key))) return
      const letter = await write()
      if (letter !== null) await mailer.send({ to: email.address, ...letter })
    }
    send().catch((error: unknown) => failed('a letter', error))
  }

  return {
    askToConfirm: (user, email, language) =>
      post(email, async () => {
        const token = await confirmations.make(user, { user, emailKey: email.key }, now())
        return ACCOUNT_LETTERS[language].confirmEmail(`${publicUrl}/account/confirm?token=${token}`)
      }),
    confirmed: (token) => confirmations.take(token, now()),
    offerNewPassword: (email, language) =>
      post(email, async () => {
        const accounts = await storage.accountsWithEmail(email.key, MOST_ACCOUNTS)
        const links = await Promise.all(
          accounts.map(async ({ user }): Promise<ResetLink> => {
            const token = await resets.make(user, { user }, now())
            const name = (await storage.findUser(user))?.name ?? null
            return { name, link: `${publicUrl}/account/reset?token=${token}` }
          }),
        )
        return links.length === 0 ? null : ACCOUNT_LETTERS[language].resetPassword(links)
      }),
    mayReset: async (token) => (await resets.look(token, now()))?.user ?? null,
    spendReset: async (token) => (await resets.take(token, now())) !== null,
    endResets: (user) => resets.endAll(user),
  }
}
