import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { hasWayBack } from './wayBack.ts'
import { useFirstFocus } from './useFirstFocus.ts'
import { useTitle } from './useTitle.ts'
import { useWords } from '../words/words.ts'

/** A page that is not the table: a way back, a title, and its content. */
export function Page({
  title,
  about,
  children,
}: {
  readonly title: string
  readonly about?: string
  readonly children: ReactNode
}): ReactNode {
  const words = useWords()
  const [, navigate] = useLocation()
  const heading = useFirstFocus<HTMLHeadingElement>()
  useTitle(title)
  return (
    <div className="min-h-dvh bg-[radial-gradient(ellipse_80%_50%_at_50%_10%,var(--wall-lit),var(--wall)_80%)]">
      <header className="mx-auto flex max-w-6xl items-center justify-between px-4 pt-4 sm:px-8">
        <button
          type="button"
          className="button button-quiet -ml-3"
          onClick={() => (hasWayBack() ? history.back() : navigate('/', { replace: true }))}
        >
          ← {words.back}
        </button>
        <Link href="/" className="font-serif text-lg font-semibold">
          {words.gameName}
        </Link>
      </header>
      <main className="mx-auto max-w-6xl px-4 pt-4 pb-16 sm:px-8">
        <h1 ref={heading} tabIndex={-1} className="title outline-none text-5xl sm:text-6xl">
          {title}
        </h1>
        {about !== undefined && <p className="text-muted mt-2 text-lg">{about}</p>}
        {children}
      </main>
    </div>
  )
}
