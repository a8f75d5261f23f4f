import type { ReactNode } from 'react'
import { useWords } from '../../words/words.ts'

/** Somebody in a track has passed: said in a word, or with a dash where there is little room. */
export function Passed(): ReactNode {
  const words = useWords()
  return (
    <span className="text-muted">
      <span className="compact:sr-only">{words.stage.offeredPass}</span>
      <span className="ample:hidden" aria-hidden="true">
        –
      </span>
    </span>
  )
}
