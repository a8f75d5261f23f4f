import type { UserId } from '../parties/partyRecord.ts'
import type { Limits } from '../people/limits.ts'
import type { Sessions } from '../people/sessions.ts'
import type { AccountStorage } from '../storage/accounts.ts'
import type { NoticeStorage } from '../storage/notices.ts'
import type { PeopleStorage } from '../storage/storage.ts'
import type { AccountMail } from './accountMail.ts'
import type { Guessing } from './guessing.ts'
import type { Passkeys } from './passkeys.ts'
import type { Passwords } from './passwords.ts'
import type { Providers } from './providers.ts'
import type { ProviderSettings } from './providerSettings.ts'

/** What accounts are put together from. */
export interface AccountParts {
  readonly storage: PeopleStorage & AccountStorage & Pick<NoticeStorage, 'moveSubscription'>
  readonly sessions: Sessions
  readonly limits: Limits
  readonly passwords: Passwords
  readonly guessing: Guessing
  readonly passkeys: Passkeys
  readonly providers: Providers
  readonly providerSettings: readonly ProviderSettings[]
  /** `null`: the server sends no mail. */
  readonly mail: AccountMail | null
  /** All seats of one user are another's from now on, wherever that can be. */
  readonly bringSeats: (from: UserId, to: UserId) => Promise<void>
  /** Something about a user has changed: every node reads them again, and closes the sockets of sessions that have ended. */
  readonly changed: (user: UserId) => void
  readonly now: () => number
}
