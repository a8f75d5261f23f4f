import type { Account, Device } from '@modern-art/protocol'
import type { Known } from '../people/sessions.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { Session } from '../storage/storage.ts'
import type { AccountParts } from './parts.ts'

/** For so long after signing in, somebody may change how one signs in. */
const LATELY = 15 * 60_000

export const NO_ACCOUNT = refuse('no_account', 'Only somebody with an account can do this.')
export const SIGN_IN_AGAIN = refuse('sign_in_again', 'This needs somebody who has signed in a moment ago.')

export function signedInLately({ signedInAt }: Known, now: number): boolean {
  return signedInAt !== null && now < signedInAt + LATELY
}

/** What somebody may see of their own account, built up from nothing: what is kept has hashes in it. */
export async function ownAccount(
  { storage, providerSettings, now }: Pick<AccountParts, 'storage' | 'providerSettings' | 'now'>,
  known: Known,
): Promise<{ readonly ok: true; readonly json: Account } | Refused> {
  const account = await storage.findAccount(known.user.id)
  if (account === null) return NO_ACCOUNT
  const sessions = await storage.sessionsOf(known.user.id, now())
  const isThis = ({ tokenHash }: Session): boolean => tokenHash === known.session
  const nameOf = (id: string): string => providerSettings.find((provider) => provider.id === id)?.name ?? id
  const json: Account = {
    email: account.email === null ? null : { address: account.email, confirmed: account.emailConfirmedAt !== null },
    hasPassword: account.hasPassword,
    providers: account.providers.map(({ provider, label }) => ({ id: provider, name: nameOf(provider), label })),
    passkeys: account.passkeys.map(({ id, label, addedAt, usedAt }) => ({ id, label, addedAt, usedAt })),
    recoveryCodes: account.recoveryCodes,
    devices: [...sessions.filter(isThis), ...sessions.filter((session) => !isThis(session))].map((session): Device => ({
      id: session.tokenHash,
      label: session.device,
      isThis: isThis(session),
      begunAt: session.begunAt,
      seenAt: session.seenAt,
    })),
    signedInLately: signedInLately(known, now()),
  }
  return { ok: true, json }
}
