import { LONGEST_REPORT, REPORT_REASONS } from '@modern-art/protocol'
import type { ReportReason } from '@modern-art/protocol'
import type { ReactNode, SyntheticEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { faultText } from '../friends/faultText.ts'
import { safetyApi } from '../online/safetyApi.ts'
import { useAttempt } from '../online/useAttempt.ts'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { RadioCards } from '../pieces/RadioCards.tsx'
import { useSafetyWords } from '../words/safetyWords.ts'
import { useWords } from '../words/words.ts'
import type { PersonAtTable } from './BlockPart.tsx'

type Stage = 'told' | 'asked' | 'sent'

/** Reports somebody: first what happens then, and a form once it is wanted. */
export function ReportPart(person: PersonAtTable): ReactNode {
  const { report } = useSafetyWords()
  const [stage, setStage] = useState<Stage>('told')
  const section = useRef<HTMLElement>(null)
  const go = (next: Stage): void => {
    // What was pressed goes: whoever uses keys stays here.
    section.current?.focus()
    setStage(next)
  }
  return (
    <section ref={section} tabIndex={-1} className="border-line grid gap-3 border-t pt-5 outline-none">
      {stage === 'told' && (
        <button
          type="button"
          className="button justify-self-start whitespace-normal! wrap-anywhere"
          onClick={() => go('asked')}
        >
          {report.action(person.name)}
        </button>
      )}
      {stage !== 'sent' && <p className="text-muted wrap-anywhere">{report.about(person.name)}</p>}
      {stage === 'asked' && <ReportForm {...person} onSent={() => go('sent')} onNotNow={() => go('told')} />}
      <p role="status" className="text-gain font-semibold empty:hidden">
        {stage === 'sent' ? report.sent : ''}
      </p>
    </section>
  )
}

interface ReportFormProps extends PersonAtTable {
  readonly onSent: () => void
  readonly onNotNow: () => void
}

function ReportForm({ code, chair, onSent, onNotNow }: ReportFormProps): ReactNode {
  const words = useWords()
  const { report } = useSafetyWords()
  const id = useId()
  const [reason, setReason] = useState<ReportReason>('talk')
  const [typed, setTyped] = useState('')
  const { busy, refused, attempt } = useAttempt()
  const send = async (): Promise<void> => {
    if ((await attempt(() => safetyApi.report(code, chair, reason, typed))) !== null) onSent()
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (!busy) void send()
  }
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <RadioCards
        legend={report.reason}
        name={`${id}-reason`}
        chosen={reason}
        options={REPORT_REASONS.map((value) => ({ value, name: report.reasons[value] }))}
        onChoose={setReason}
      />
      <label className="grid gap-1 font-semibold">
        {report.words}
        <textarea
          className="field min-h-16 py-2! font-normal"
          maxLength={LONGEST_REPORT}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      {refused !== null && (
        <p role="alert" className="text-now-text text-sm font-semibold">
          {refused.code === 'too_many' ? report.tooMany : faultText(refused.code, words)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <BusyButton type="submit" className="button button-ink" busy={busy}>
          {report.send}
        </BusyButton>
        <button type="button" className="button" onClick={onNotNow}>
          {report.notNow}
        </button>
      </div>
    </form>
  )
}
