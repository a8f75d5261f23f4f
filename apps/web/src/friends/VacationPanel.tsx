import { MOST_DAYS_AHEAD, VACATION_DAYS } from '@modern-art/protocol'
import type { MyVacation } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Fault } from '../online/request.ts'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { useWords } from '../words/words.ts'
import { dateIn, dayOf, daysLater } from './dates.ts'
import { faultText } from './faultText.ts'

interface VacationPanelProps {
  readonly vacation: MyVacation
  /** Why none was taken, or ended. */
  readonly fault: Fault | null
  readonly busy: boolean
  /** `null`: from now on. */
  readonly onTake: (from: number | null, days: number) => void
  readonly onEnd: () => void
}

/** One's vacation, or the way to one: clocks at turn-based tables stand still meanwhile. */
export function VacationPanel({ vacation, fault, busy, onTake, onEnd }: VacationPanelProps): ReactNode {
  const words = useWords()
  const { vacation: present, daysLeft } = vacation
  return (
    <section aria-labelledby="vacation" className="panel grid gap-3 p-4">
      <h2 id="vacation" className="text-lg">
        {words.vacation.title}
      </h2>
      <p className="text-muted text-sm">{words.vacation.about(daysLeft, VACATION_DAYS)}</p>
      {present !== null && <Present {...present} busy={busy} onEnd={onEnd} />}
      {present === null && daysLeft > 0 && <TakeForm daysLeft={daysLeft} busy={busy} onTake={onTake} />}
      {fault !== null && (
        <p role="alert" className="text-now-text font-semibold">
          {faultText(fault, words)}
        </p>
      )}
    </section>
  )
}

interface PresentProps extends Pick<VacationPanelProps, 'busy' | 'onEnd'> {
  readonly from: number
  readonly until: number
}

function Present({ from, until, busy, onEnd }: PresentProps): ReactNode {
  const words = useWords()
  const [now] = useState(() => Date.now())
  const hasBegun = from <= now
  return (
    <p role="status" className="flex flex-wrap items-center justify-between gap-3">
      <strong>{hasBegun ? words.vacation.away(until) : words.vacation.planned(from, until)}</strong>
      <BusyButton className="button" busy={busy} onClick={onEnd}>
        {hasBegun ? words.vacation.end : words.vacation.callOff}
      </BusyButton>
    </p>
  )
}

interface TakeFormProps extends Pick<VacationPanelProps, 'busy' | 'onTake'> {
  readonly daysLeft: number
}

function TakeForm({ daysLeft, busy, onTake }: TakeFormProps): ReactNode {
  const words = useWords()
  const [today] = useState(() => dayOf(new Date()))
  const [from, setFrom] = useState(today)
  const [days, setDays] = useState('7')
  const count = Number(days)
  const isMeant = Number.isInteger(count) && count >= 1 && count <= daysLeft && dateIn(from) !== null
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isMeant) onTake(from === today ? null : dateIn(from), count)
      }}
    >
      <label className="grid gap-1 text-sm">
        {words.vacation.from}
        <input
          type="date"
          required
          className="field"
          value={from}
          min={today}
          max={daysLater(today, MOST_DAYS_AHEAD - 1)}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
      </label>
      <label className="grid gap-1 text-sm">
        {words.vacation.days}
        <input
          type="number"
          required
          className="field w-20"
          value={days}
          min={1}
          max={daysLeft}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
      </label>
      <BusyButton type="submit" className="button" busy={busy}>
        {words.vacation.take}
      </BusyButton>
    </form>
  )
}
