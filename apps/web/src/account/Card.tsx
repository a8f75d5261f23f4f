import type { ReactNode } from 'react'
import { useId } from 'react'
import { useAccountWords } from '../words/accountWords.ts'
import { useWords } from '../words/words.ts'
import { accountFaultText } from './accountFault.ts'
import type { AccountFault } from './accountFault.ts'
import type { Refused } from '../online/useAttempt.ts'

/** A part of the page about one's account. */
export function Card({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id} className="panel account-card">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface CardNoteProps {
  /** Why the last thing asked was not done. */
  readonly refused: Refused<AccountFault> | null
  /** What was done. */
  readonly done?: string | null
}

/** What became of what was pressed, for eyes and ears. */
export function CardNote({ refused, done = null }: CardNoteProps): ReactNode {
  const words = useWords()
  const account = useAccountWords()
  return (
    <>
      {refused !== null && (
        <p role="alert" className="text-now-text text-sm font-semibold">
          {accountFaultText(refused.code, words, account)}
        </p>
      )}
      <p role="status" className={done === null || refused !== null ? 'sr-only' : 'text-gain text-sm font-semibold'}>
        {refused === null ? (done ?? '') : ''}
      </p>
    </>
  )
}
