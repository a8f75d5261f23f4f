import type { ReactNode } from 'react'
import { Link } from 'wouter'

type NoticeAction =
  | { readonly label: string; readonly go: () => void }
  | { readonly label: string; readonly href: string }

/** A page that says what is wrong, and what one can do about it. */
export function Notice({
  text,
  actions,
}: {
  readonly text: string
  readonly actions: readonly NoticeAction[]
}): ReactNode {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="panel grid max-w-lg gap-5 p-8 text-center">
        <h1 className="font-serif text-xl/snug font-normal">{text}</h1>
        <div className="flex flex-wrap justify-center gap-3">
          {actions.map((action) =>
            'href' in action ? (
              <Link key={action.label} href={action.href} className="button">
                {action.label}
              </Link>
            ) : (
              <button key={action.label} type="button" className="button button-ink" onClick={action.go}>
                {action.label}
              </button>
            ),
          )}
        </div>
      </div>
    </main>
  )
}
