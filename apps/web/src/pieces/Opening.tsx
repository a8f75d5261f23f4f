import type { ReactNode } from 'react'
import { useWords } from '../words/words.ts'

/** A table is on its way; or something else, if it is said. */
export function Opening({ text }: { readonly text?: string }): ReactNode {
  const words = useWords()
  return (
    <main className="grid min-h-dvh place-items-center">
      <p role="status" className="text-muted font-serif text-xl italic">
        {text ?? words.opening}
      </p>
    </main>
  )
}
