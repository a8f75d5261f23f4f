import type { ReactNode } from 'react'
import { Notice } from '../pieces/Notice.tsx'
import { useWords } from '../words/words.ts'

/** What somebody sees who has mistyped an address, or followed a broken link. */
export function UnknownAddress(): ReactNode {
  const words = useWords()
  return <Notice text={words.trouble.noPage} actions={[{ label: words.trouble.menu, href: '/' }]} />
}
