import type { ReactNode } from 'react'
import { Suspense, lazy } from 'react'
import { useWords } from '../words/words.ts'
import { ReadingDialog } from './ReadingDialog.tsx'

const RulesReference = lazy(() =>
  import('../rules/RulesReference.tsx').then((module) => ({ default: module.RulesReference })),
)

/** The rules at the table, opened at one of them: nothing that is being prepared is lost. */
export function RulesDialog({ at, onClose }: { readonly at: string; readonly onClose: () => void }): ReactNode {
  const words = useWords()
  return (
    <ReadingDialog title={words.rules.title} onClose={onClose} className="max-w-2xl">
      <Suspense fallback={null}>
        <RulesReference at={at} />
      </Suspense>
    </ReadingDialog>
  )
}
