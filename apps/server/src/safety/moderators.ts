import { readEmail } from '../accounts/emails.ts'
import type { AccountStorage } from '../storage/accounts.ts'
import type { User } from '../storage/storage.ts'

/** Whether somebody looks after the others. */
export type IsModerator = (user: User) => Promise<boolean>

/**
 * The accounts that the settings name: by their number, or by an address that is confirmed. One that is not confirmed could
 * be anybody's.
 */
export function moderatorsOf(named: readonly string[], storage: Pick<AccountStorage, 'findAccount'>): IsModerator {
  const emails = new Set(named.flatMap((each) => readEmail(each)?.key ?? []))
  return async ({ id, hasAccount }) => {
    if (!hasAccount || named.length === 0) return false
    if (named.includes(id)) return true
    const account = await storage.findAccount(id)
    return account !== null && account.emailConfirmedAt !== null && emails.has(account.emailKey ?? '')
  }
}
