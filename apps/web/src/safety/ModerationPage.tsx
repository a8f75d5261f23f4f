import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { faultText } from '../friends/faultText.ts'
import type { Answered } from '../online/request.ts'
import { useAttempt } from '../online/useAttempt.ts'
import type { Moderation } from '../online/useModeration.ts'
import { Page } from '../pieces/Page.tsx'
import { useSafetyWords } from '../words/safetyWords.ts'
import { useWords } from '../words/words.ts'
import { ActList } from './ActList.tsx'
import { ReportCard } from './ReportCard.tsx'

/** The reports that nobody has decided on, and what was done about others. */
export function ModerationPage({ reports, acts, fault, decide, lift }: Moderation): ReactNode {
  const words = useWords()
  const { moderation } = useSafetyWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const { busy, refused, attempt } = useAttempt()
  const [done, setDone] = useState<string | null>(null)
  const act = async (ask: () => Promise<Answered<object>>, then: string): Promise<void> => {
    setDone(null)
    const answered = await attempt(ask)
    // What was pressed is gone with what it was about: whoever uses keys goes on from the heading.
    heading.current?.focus()
    if (answered !== null) setDone(then)
  }
  const wrong = refused?.code ?? fault
  return (
    <Page title={moderation.title}>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <section className="grid gap-4" aria-labelledby="reports">
          <h2 ref={heading} id="reports" tabIndex={-1} className="text-2xl outline-none">
            {moderation.reports(reports?.length ?? 0)}
          </h2>
          <p role="status" className="text-gain font-semibold empty:hidden">
            {done ?? ''}
          </p>
          {wrong !== null && (
            <p role="alert" className="text-now-text font-semibold">
              {faultText(wrong, words)}
            </p>
          )}
          {reports === null && wrong === null && <p className="text-muted">{moderation.loading}</p>}
          {reports?.length === 0 && <p className="text-muted">{moderation.none}</p>}
          {reports?.map((report) => (
            <ReportCard
              key={report.id}
              report={report}
              busy={busy}
              onDecide={(decision) => void act(() => decide(report.id, decision), moderation.done(report.reported))}
              onLift={(sanction) => void act(() => lift(sanction), moderation.lifted(report.reported))}
            />
          ))}
        </section>
        <ActList acts={acts} />
      </div>
    </Page>
  )
}
