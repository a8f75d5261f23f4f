import { formatTableCode } from '@modern-art/protocol'
import type { Decision, Report } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { saidText } from '../friends/saying.ts'
import { AskedTwice } from '../pieces/AskedTwice.tsx'
import { useSafetyWords } from '../words/safetyWords.ts'
import { useWords } from '../words/words.ts'
import { DecisionForm } from './DecisionForm.tsx'

interface ReportCardProps {
  readonly report: Report
  readonly busy: boolean
  readonly onDecide: (decision: Decision) => void
  readonly onLift: (sanction: number) => void
}

/** One report: what it says, what was said, what holds already, and what is decided. */
export function ReportCard({ report, busy, onDecide, onLift }: ReportCardProps): ReactNode {
  const { moderation } = useSafetyWords()
  const { reported, reporter, reason, code, at, reportsInAll } = report
  const id = useId()
  return (
    <article aria-labelledby={id} className="panel grid gap-4 p-4 sm:p-5">
      <div className="wrap-anywhere">
        <h3 id={id} className="text-xl">
          {reported} <span className="text-muted text-base font-normal">{moderation.reasons[reason]}</span>
        </h3>
        <p className="text-muted text-sm">{moderation.reportedBy(reporter, formatTableCode(code), at)}</p>
        <p className="text-sm font-semibold">{moderation.inAll(reportsInAll)}</p>
      </div>
      <Evidence report={report} />
      <Holding report={report} onLift={onLift} />
      <DecisionForm name={reported} busy={busy} onDecide={onDecide} />
    </article>
  )
}

function Evidence({ report: { words: written, said, reported } }: Pick<ReportCardProps, 'report'>): ReactNode {
  const words = useWords()
  const { moderation } = useSafetyWords()
  return (
    <>
      <div>
        <h4 className="font-semibold">{moderation.words}</h4>
        {written === '' ? (
          <p className="text-muted">{moderation.noWords}</p>
        ) : (
          <blockquote className="border-line-strong border-l-4 pl-3 font-serif wrap-anywhere">{written}</blockquote>
        )}
      </div>
      {said.length === 0 ? (
        <p className="text-muted wrap-anywhere">{moderation.saidNothing(reported)}</p>
      ) : (
        <div>
          <h4 className="font-semibold wrap-anywhere">{moderation.said(reported)}</h4>
          <ol
            // A list that scrolls can be scrolled by keys.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={moderation.said(reported)}
            className="max-h-60 overflow-y-auto text-sm"
          >
            {said.map((line, index) => (
              // What was said has nothing but its order.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className="py-0.5 wrap-anywhere">
                {saidText(words, line)}{' '}
                <time dateTime={new Date(line.at).toISOString()} className="text-muted text-xs">
                  {words.dateTime(line.at)}
                </time>
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  )
}

/** What was decided about this person before, and can be ended now. */
function Holding({ report, onLift }: Pick<ReportCardProps, 'report' | 'onLift'>): ReactNode {
  const { moderation } = useSafetyWords()
  const { sanctions, reported } = report
  if (sanctions.length === 0) return null
  return (
    <div>
      <h4 className="font-semibold">{moderation.holds}</h4>
      <ul>
        {sanctions.map(({ id, kind, reason, endsAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
            <p className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
              {moderation.sanction[kind](endsAt)}
              <span className="text-muted block text-sm">{reason}</span>
            </p>
            <AskedTwice
              action={{ text: moderation.lift, label: moderation.liftLabel[kind](reported) }}
              question={{ text: moderation.reallyLift, label: moderation.reallyLiftLabel(reported) }}
              className={() => 'button px-3!'}
              onSure={() => onLift(id)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
