import type { Account } from '@modern-art/protocol'
import { useCallback, useEffect, useState } from 'react'
import { accountApi } from './accountApi.ts'
import { askMe } from './me.ts'
import type { Fault } from './request.ts'
import { useAskUntilAnswered } from './useAskUntilAnswered.ts'

interface AccountAsked {
  /** `null` until the server has told it. */
  readonly account: Account | null
  /** Why it has not, when it was last asked. */
  readonly fault: Fault | null
  /** The server has told it in answer to a change. */
  readonly setAccount: (account: Account) => void
  /** Asks for it once more: something else may have changed it. */
  readonly lookAgain: () => void
}

/** What the server shows somebody of the own account. It is asked again whenever somebody comes back to the page. */
export function useAccount(): AccountAsked {
  const [account, setAccount] = useState<Account | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  /** Says whether the server has answered. */
  const ask = useCallback(async (): Promise<boolean> => {
    const answered = await accountApi.account()
    setFault(answered.ok ? null : answered.error.code)
    if (answered.ok) setAccount(answered)
    // Signed out by another device: the page is to know it.
    else if (answered.error.code !== 'offline') await askMe()
    return answered.ok
  }, [])
  useAskUntilAnswered('account', ask, Boolean)
  const lookAgain = useCallback((): void => void ask(), [ask])
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) lookAgain()
    }
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [lookAgain])
  return { account, fault, setAccount, lookAgain }
}
