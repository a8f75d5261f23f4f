import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { accountFaultText } from '../account/accountFault.ts'
import { DoorNote } from '../account/DoorNote.tsx'
import { withWayBack } from '../account/ownPath.ts'
import { useAttempt } from '../online/useAttempt.ts'
import { accountApi } from '../online/accountApi.ts'
import { Page } from '../pieces/Page.tsx'
import { useAccountWords } from '../words/accountWords.ts'
import { useWords } from '../words/words.ts'

/** The link in a mail confirms the address, and says so. */
export function ConfirmScreen(): ReactNode {
  const words = useWords()
  const account = useAccountWords()
  const { confirm } = account
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const { refused, attempt } = useAttempt()
  const [isDone, setIsDone] = useState(false)
  const asked = useRef<string | null>(null)
  useEffect(() => {
    // It works once: a page that draws twice must not ask twice.
    if (asked.current === token) return
    asked.current = token
    const ask = async (): Promise<void> => {
      if ((await attempt(() => accountApi.confirmEmail(token))) !== null) setIsDone(true)
    }
    void ask()
  }, [token, attempt])
  /** The link is for an account that is not signed in here. */
  const isElsewhere = refused?.code === 'not_signed_in'
  return (
    <Page title={confirm.title}>
      <div className="mt-6 grid max-w-xl justify-items-start gap-4">
        {refused !== null && (
          <DoorNote
            isProblem
            text={isElsewhere ? confirm.signInFirst : accountFaultText(refused.code, words, account)}
          />
        )}
        {refused === null && <DoorNote text={isDone ? confirm.done : confirm.asking} />}
        {isElsewhere ? (
          <Link href={withWayBack('/account/sign-in', `/account/confirm?token=${token}`)} className="button">
            {confirm.signIn}
          </Link>
        ) : (
          <Link href="/account" className="button">
            {confirm.toAccount}
          </Link>
        )}
      </div>
    </Page>
  )
}
