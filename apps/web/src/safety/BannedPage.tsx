import type { Sanction } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Page } from '../pieces/Page.tsx'
import { useSafetyWords } from '../words/safetyWords.ts'

interface BannedPageProps {
  /** What was decided; `null` once it has ended. */
  readonly ban: Sanction | null
  readonly hasAccount: boolean
  /** Goes on with what the person came for. */
  readonly onAgain: () => void
}

/** Says calmly why somebody cannot play online and until when, and what stays theirs. */
export function BannedPage({ ban, hasAccount, onAgain }: BannedPageProps): ReactNode {
  const { banned } = useSafetyWords()
  return (
    <Page title={banned.title}>
      <div className="panel mt-6 grid max-w-2xl gap-4 p-5 sm:p-6">
        {ban === null ? (
          <p>{banned.ended}</p>
        ) : (
          <>
            <p>{banned.why}</p>
            <blockquote className="border-line-strong border-l-4 pl-4 font-serif text-xl wrap-anywhere">
              {ban.reason}
            </blockquote>
            <p className="font-semibold">{banned.until(ban.endsAt)}</p>
            <p className="text-muted">
              {banned.meanwhile} {hasAccount && banned.accountStays}
            </p>
          </>
        )}
        <nav className="flex flex-wrap gap-2">
          {ban === null && (
            <button type="button" className="button button-now" onClick={onAgain}>
              {banned.tables}
            </button>
          )}
          <Link href="/" className="button">
            {banned.bots}
          </Link>
          {hasAccount && (
            <Link href="/account" className="button">
              {banned.account}
            </Link>
          )}
        </nav>
      </div>
    </Page>
  )
}
