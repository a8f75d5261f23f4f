import type { ReactNode } from 'react'
import { useWords } from '../words/words.ts'

/** A table is on its way. */
export function Opening(): ReactNode {
  const words = useWords()
  return (
    <main className="grid min-h-dvh place-items-center">
      <p role="status" className="text-muted font-serif text-xl italic">
        {words.opening}
      </p>
    </main>
  )
}
