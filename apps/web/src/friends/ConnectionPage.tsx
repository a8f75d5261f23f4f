import type { GoodbyeReason, WireErrorCode } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { Notice } from '../pieces/Notice.tsx'
import { useWords } from '../words/words.ts'

/** Why there is no table on the page. */
type PageState =
  /** `slow` once it takes longer than it should. */
  | { readonly kind: 'connecting'; readonly slow: boolean }
  | { readonly kind: 'goodbye'; readonly reason: GoodbyeReason }
  | { readonly kind: 'fault'; readonly code: WireErrorCode }

interface ConnectionPageProps {
  readonly state: PageState
  /** Where one finds other tables. */
  readonly tablesHref: string
  /** Takes the seat into this window, or tries the same again. */
  readonly onAgain: () => void
  readonly onReload: () => void
}

/** What a new copy of the page mends. */
const MENDED_BY_RELOAD: ReadonlySet<WireErrorCode> = new Set(['old_page', 'not_signed_in', 'bad_message'])

/** What another try may mend. */
const MENDED_BY_TRYING: ReadonlySet<WireErrorCode> = new Set([
  'bad_ticket',
  'too_fast',
  'too_many',
  'stopped',
  'failed',
])

/** The page where there is no table: it is on its way, or why it does not come and what one can do. */
export function ConnectionPage({ state, tablesHref, onAgain, onReload }: ConnectionPageProps): ReactNode {
  const words = useWords()
  const { connection, faults, goodbyes } = words.online
  const others = { label: connection.toFriends, href: tablesHref }
  const menu = { label: words.trouble.menu, href: '/' }
  if (state.kind === 'connecting') {
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <div role="status" className="text-muted text-center">
          <h1 className="font-serif text-xl font-normal italic">{connection.connecting}</h1>
          {state.slow && <p className="mt-2">{connection.slow}</p>}
        </div>
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
  const mending = MENDED_BY_RELOAD.has(state.code)
    ? [{ label: words.trouble.reload, go: onReload }]
    : MENDED_BY_TRYING.has(state.code)
      ? [{ label: words.trouble.tryAgain, go: onAgain }]
      : []
  return <Notice text={faults[state.code]} actions={[...mending, others, menu]} />
}
