import type { ReactNode } from 'react'
import { Notice } from '../pieces/Notice.tsx'
import { useWords } from '../words/words.ts'

/** The page at an address that was mistyped, or that a broken link led to. */
export function UnknownAddress(): ReactNode {
  const words = useWords()
  return <Notice text={words.trouble.noPage} actions={[{ label: words.trouble.menu, href: '/' }]} />
}
