import type { ReactNode } from 'react'
import { faultText } from '../friends/faultText.ts'
import type { Fault } from '../online/request.ts'
import { Page } from '../pieces/Page.tsx'
import { useAccountWords } from '../words/accountWords.ts'
import { useWords } from '../words/words.ts'

interface WaitingPageProps {
  readonly title: string
  /** Why the server has not said yet what the page needs. */
  readonly fault: Fault | null
}

/** A page about accounts before the server has said what it needs; it asks on by itself. */
export function WaitingPage({ title, fault }: WaitingPageProps): ReactNode {
  const words = useWords()
  const { loading } = useAccountWords()
  return (
    <Page title={title}>
      <p role="status" className="text-muted mt-6 font-serif text-lg italic">
        {fault === null ? loading : faultText(fault, words)}
      </p>
    </Page>
  )
}
