import { LONGEST_REPORT, plainText } from '@modern-art/protocol'
import type { Decision } from '@modern-art/protocol'
import type { ReactNode, SyntheticEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { RadioCards } from '../pieces/RadioCards.tsx'
import { useSafetyWords } from '../words/safetyWords.ts'

interface DecisionFormProps {
  /** Whom it is about. */
  readonly name: string
  readonly busy: boolean
  readonly onDecide: (decision: Decision) => void
}

const KINDS: readonly Decision['kind'][] = ['dismiss', 'mute', 'ban']
const DAYS = [1, 7, 30, 365] as const

/** Decides about a report. Whoever is muted or banned reads the reason. */
export function DecisionForm({ name, busy, onDecide }: DecisionFormProps): ReactNode {
  const { moderation } = useSafetyWords()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [kind, setKind] = useState<Decision['kind']>('dismiss')
  const [days, setDays] = useState(7)
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (busy) return undefined
    if (kind === 'dismiss') return onDecide({ kind })
    const reason = plainText(typed)
    setMissing(reason === '')
    return reason === '' ? field.current?.focus() : onDecide({ kind, reason, days })
  }
  return (
    <form onSubmit={submit} noValidate className="border-line grid gap-4 border-t pt-4">
      <RadioCards
        legend={moderation.decision(name)}
        name={`${id}-kind`}
        chosen={kind}
        options={KINDS.map((value) => ({ value, ...moderation.decisions[value] }))}
        onChoose={setKind}
      />
      {kind !== 'dismiss' && (
        <>
          <label className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {moderation.howLong}
            <select
              className="field font-normal"
              value={days}
              onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
            >
              {DAYS.map((count) => (
                <option key={count} value={count}>
                  {moderation.days(count)}
                </option>
              ))}
            </select>
          </label>
          <div className="grid gap-1">
            <label htmlFor={`${id}-why`} className="font-semibold wrap-anywhere">
              {moderation.why(name)}
            </label>
            <textarea
              ref={field}
              id={`${id}-why`}
              className="field min-h-20 py-2!"
              maxLength={LONGEST_REPORT}
              value={typed}
              aria-invalid={missing}
              aria-describedby={`${id}-wrong`}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value)
                setMissing(false)
              }}
            />
            <p id={`${id}-wrong`} role="alert" className="text-now-text text-sm font-semibold empty:hidden">
              {missing ? moderation.whyMissing : ''}
            </p>
          </div>
        </>
      )}
      <BusyButton
        type="submit"
        className={`button h-auto! justify-self-start py-2! whitespace-normal! wrap-anywhere ${kind === 'ban' ? 'button-now' : 'button-ink'}`}
        busy={busy}
      >
        {moderation.decide[kind](name, days)}
      </BusyButton>
    </form>
  )
}
