import type { GoodbyeReason } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Fault } from '../online/request.ts'
import { Notice } from '../pieces/Notice.tsx'
import { useWords } from '../words/words.ts'
import { faultText } from './faultText.ts'

/** Why there is no table on the page. */
type PageState =
  /** `slow` once it takes longer than it should. */
  | { readonly kind: 'connecting'; readonly slow: boolean }
  | { readonly kind: 'goodbye'; readonly reason: GoodbyeReason }
  | { readonly kind: 'fault'; readonly code: Fault }

interface ConnectionPageProps {
  readonly state: PageState
  /** Where one finds other tables. */
  readonly tablesHref: string
  /** Where one signs in again, and comes back from. */
  readonly signInHref: string
  /** Takes the seat into this window, or tries the same again. */
  readonly onAgain: () => void
  readonly onReload: () => void
}

/** What a new copy of the page mends. */
const MENDED_BY_RELOAD: ReadonlySet<Fault> = new Set(['old_page', 'not_signed_in', 'bad_message'])

/** What another try may mend. */
const MENDED_BY_TRYING: ReadonlySet<Fault> = new Set([
  'offline',
  'bad_ticket',
  'too_fast',
  'too_many',
  'stopped',
  'failed',
])

/** The page where there is no table: it is on its way, or why it does not come and what one can do. */
export function ConnectionPage({ state, tablesHref, signInHref, onAgain, onReload }: ConnectionPageProps): ReactNode {
  const words = useWords()
  const { connection, goodbyes } = words.online
  const others = { label: connection.toFriends, href: tablesHref }
  const menu = { label: words.trouble.menu, href: '/' }
  if (state.kind === 'connecting') {
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center gap-5 p-6">
        <div role="status" className="text-muted text-center">
          <h1 className="font-serif text-xl font-normal italic">{connection.connecting}</h1>
          {state.slow && <p className="mt-2">{navigator.onLine ? connection.slow : faultText('offline', words)}</p>}
        </div>
        {state.slow && (
          <nav className="flex flex-wrap justify-center gap-3">
            {[others, menu].map(({ label, href }) => (
              <Link key={href} href={href} className="button">
                {label}
              </Link>
            ))}
          </nav>
        )}
      </main>
    )
  }
  if (state.kind === 'goodbye') {
    const playHere = { label: connection.playHere, go: onAgain }
    return (
      <Notice
        text={goodbyes[state.reason]}
        actions={[...(state.reason === 'newer_window' ? [playHere] : []), others, menu]}
      />
    )
  }
  if (state.code === 'no_account') {
    const signIn = { label: words.online.friends.signIn, href: signInHref }
    return <Notice text={words.online.connection.signedOut} actions={[signIn, others, menu]} />
  }
  const mending = MENDED_BY_RELOAD.has(state.code)
    ? [{ label: words.trouble.reload, go: onReload }]
    : MENDED_BY_TRYING.has(state.code)
      ? [{ label: words.trouble.tryAgain, go: onAgain }]
      : []
  return <Notice text={faultText(state.code, words)} actions={[...mending, others, menu]} />
}
