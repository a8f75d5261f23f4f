import type { Account, Me, SignInWays } from '@modern-art/protocol'
import { createContext, use, useCallback } from 'react'
import type { AccountFault } from './accountFault.ts'
import { useAttempt } from '../online/useAttempt.ts'
import type { Attempting } from '../online/useAttempt.ts'

/** What all parts of the page about one's own account draw from. */
export interface OwnAccount {
  readonly me: Me
  readonly account: Account
  readonly ways: SignInWays
  readonly setAccount: (account: Account) => void
  /** Something else may have changed it. */
  readonly lookAgain: () => void
}

export const OwnAccountContext = createContext<OwnAccount | null>(null)

export function useOwnAccount(): OwnAccount {
  const own = use(OwnAccountContext)
  if (own === null) throw new Error('this part belongs to the page of an account')
  return own
}

/** Refusals that tell something new about the account: signed out by another device, or signed in too long ago. */
const NEWS: ReadonlySet<AccountFault> = new Set(['not_signed_in', 'no_account', 'sign_in_again'])

/** Changes something of the own account; what a refusal tells about it is looked up. */
export function useAccountChange(): Attempting<AccountFault> {
  const { lookAgain } = useOwnAccount()
  const look = useCallback(
    (code: AccountFault): void => {
      if (NEWS.has(code)) lookAgain()
    },
    [lookAgain],
  )
  return useAttempt(look)
}
