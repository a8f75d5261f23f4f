import type { ReactNode } from 'react'
import { Dialog } from '../pieces/Dialog.tsx'
import { useWords } from '../words/words.ts'
import type { DealVerdict } from '../words/grammar/dealVerdict.ts'
import type { DealReport } from './dealReport.ts'
import './fairness.css'

interface DealReportDialogProps {
  readonly report: DealReport
  readonly onClose: () => void
}

/** Whether the cards were dealt fairly: what was checked, and what came of it. */
export function DealReportDialog({ report, onClose }: DealReportDialogProps): ReactNode {
  const { fairness } = useWords()
  const { verdict, findings, added, leftOut } = report
  return (
    <Dialog title={fairness.titles[verdict]} onClose={onClose} className="max-w-xl">
      <p className="text-muted">{fairness.abouts[verdict]}</p>
      <ul className="deal-findings">
        {findings.map(({ name, verdict: each }) => (
          <li key={name} className="deal-finding" data-verdict={each}>
            <Mark verdict={each} />
            <span>
              <span className="sr-only">{fairness.marks[each]}: </span>
              {textOf(fairness.findings[name], each)}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm wrap-anywhere">{fairness.added(added)}</p>
      {leftOut.length > 0 && <p className="mt-1 text-sm wrap-anywhere">{fairness.leftOut(leftOut)}</p>}
      <details className="deal-how">
        <summary>{fairness.how}</summary>
        {fairness.explained.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    </Dialog>
  )
}

/** Of what follows from the transcript there is nothing that is not known. */
function textOf(texts: Partial<Record<DealVerdict, string>>, verdict: DealVerdict): string {
  return texts[verdict] ?? ''
}

/** A tick, a cross or a question: by shape, not by colour alone. */
const STROKES: Readonly<Record<DealVerdict, string>> = {
  holds: 'M5 12.5l4.5 4.5L19 7.5',
  fails: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  unknown: 'M8.5 9.2a3.6 3.6 0 1 1 5.6 3c-1.3.9-2.1 1.5-2.1 3M12 18.4v.2',
}

function Mark({ verdict }: { readonly verdict: DealVerdict }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="deal-mark">
      <path d={STROKES[verdict]} />
    </svg>
  )
}
