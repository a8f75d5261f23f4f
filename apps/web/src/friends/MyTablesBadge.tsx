import type { ReactNode } from 'react'
import { useWords } from '../words/words.ts'

/** How many tables wait for this person, beside the way to them. Nothing where none does. */
export function MyTablesBadge({ count }: { readonly count: number }): ReactNode {
  const words = useWords()
  if (count === 0) return null
  return (
    <span className="bg-now ml-2 inline-grid h-[1.5em] min-w-[1.5em] place-items-center rounded-full px-[0.4em] text-[0.8125em] font-bold text-white">
      <span aria-hidden="true">{words.figure(count)}</span>
      <span className="sr-only">({words.online.waitForYou(count)})</span>
    </span>
  )
}
