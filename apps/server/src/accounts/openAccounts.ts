import { openMailer } from '../mail/mailer.ts'
import type { Settings } from '../settings.ts'
import { accountMail } from './accountMail.ts'
import { openGuessing } from './guessing.ts'
import type { AccountParts } from './parts.ts'
import { passkeysIn } from './passkeys.ts'
import { openPasswords } from './passwords.ts'
import { providersOf } from './providers.ts'

interface OpeningParts extends Pick<AccountParts, 'sessions' | 'limits' | 'bringSeats' | 'changed' | 'now'> {
  readonly storage: AccountParts['storage']
  readonly settings: Pick<Settings, 'mail' | 'publicUrl' | 'providers'>
  readonly failed: (what: string, error: unknown) => void
}

/** All that accounts need, and how to let go of it. */
export async function openAccounts({
  settings,
  failed,
  ...parts
}: OpeningParts): Promise<{ readonly accounts: AccountParts; readonly close: () => void }> {
  const { storage, limits, now } = parts
  const mailer = settings.mail === null ? null : openMailer(settings.mail)
  const publicUrl = settings.publicUrl ?? ''
  const accounts: AccountParts = {
    ...parts,
    passwords: await openPasswords(storage),
    guessing: await openGuessing(storage, limits, now),
    passkeys: passkeysIn(storage, now),
    providers: providersOf(settings.providers, storage, now, failed),
    providerSettings: settings.providers,
    mail: mailer === null ? null : accountMail({ mailer, storage, limits, publicUrl, now, failed }),
  }
  return { accounts, close: () => mailer?.close() }
}
