import type { Mailer } from '../mail/mailer.ts'
import type { Settings } from '../settings.ts'
import { accountMail } from './accountMail.ts'
import { openGuessing } from './guessing.ts'
import type { AccountParts } from './parts.ts'
import { passkeysIn } from './passkeys.ts'
import { openPasswords } from './passwords.ts'
import { providersOf } from './providers.ts'

interface OpeningParts extends Pick<AccountParts, 'sessions' | 'limits' | 'bringSeats' | 'changed' | 'now'> {
  readonly storage: AccountParts['storage']
  readonly settings: Pick<Settings, 'publicUrl' | 'providers'>
  /** `null`: the server sends no mail. */
  readonly mailer: Mailer | null
  readonly failed: (what: string, error: unknown) => void
}

/** All that accounts need. */
export async function openAccounts({ settings, mailer, failed, ...parts }: OpeningParts): Promise<AccountParts> {
  const { storage, limits, now } = parts
  const publicUrl = settings.publicUrl ?? ''
  return {
    ...parts,
    passwords: await openPasswords(storage),
    guessing: await openGuessing(storage, limits, now),
    passkeys: passkeysIn(storage, now),
    providers: providersOf(settings.providers, storage, now, failed),
    providerSettings: settings.providers,
    mail: mailer === null ? null : accountMail({ mailer, storage, limits, publicUrl, now, failed }),
  }
}
