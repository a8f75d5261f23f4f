import type { ReactNode } from 'react'
import { RulesReference } from '../rules/RulesReference.tsx'
import { useWords } from '../words/words.ts'
import { ReadingDialog } from './pieces/ReadingDialog.tsx'

/** The rules at the table, opened at one of them: nothing that is being prepared is lost. */
export function RulesDialog({ at, onClose }: { readonly at: string; readonly onClose: () => void }): ReactNode {
  const words = useWords()
  return (
    <ReadingDialog title={words.rules.title} onClose={onClose} className="max-w-2xl">
      <RulesReference at={at} />
    </ReadingDialog>
  )
}
