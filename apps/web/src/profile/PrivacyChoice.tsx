import type { ReactNode } from 'react'
import { faultText } from '../friends/faultText.ts'
import type { Fault } from '../online/request.ts'
import { CheckCard } from '../pieces/CheckCard.tsx'
import { useProfileWords } from '../words/profileWords.ts'
import { useWords } from '../words/words.ts'

export interface PrivacyProps {
  readonly isPrivate: boolean
  /** Whether what was chosen is not answered yet. */
  readonly busy: boolean
  /** Why it was not done. */
  readonly fault: Fault | null
  readonly onPrivate: (isPrivate: boolean) => void
}

/** Whether others see one's profile. */
export function PrivacyChoice({ isPrivate, busy, fault, onPrivate }: PrivacyProps): ReactNode {
  const words = useWords()
  const { page } = useProfileWords()
  return (
    <>
      <CheckCard
        label={page.private}
        checked={isPrivate}
        onChange={(checked) => {
          if (!busy) onPrivate(checked)
        }}
      />
      {fault !== null && (
        <p role="alert" className="text-now-text mt-2 text-sm font-semibold">
          {faultText(fault, words)}
        </p>
      )}
    </>
  )
}
