import type { MyTable, MyVacation } from '@modern-art/protocol'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from './api.ts'
import type { Answered, Fault } from './request.ts'

interface OwnVacation {
  /** `null` until the server has told it, or where there is nothing to be away from. */
  readonly vacation: MyVacation | null
  readonly fault: Fault | null
  readonly take: (from: number | null, days: number) => void
  readonly end: () => void
}

/** One's own vacation, once one plays at a table that counts days. */
export function useVacation(tables: readonly MyTable[] | null): OwnVacation {
  const [vacation, setVacation] = useState<MyVacation | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const matters = tables?.some(({ pace, stage }) => pace === 'turn_based' && stage !== 'finished') ?? false

  const hear = (answered: Answered<MyVacation>): void => {
    setFault(answered.ok ? null : answered.error.code)
    if (answered.ok) setVacation({ vacation: answered.vacation, daysLeft: answered.daysLeft })
  }
  const hearFirst = useEffectEvent(hear)

  useEffect(() => {
    if (matters) void api.vacation().then(hearFirst)
  }, [matters])

  return {
    vacation,
    fault,
    take: (from, days) => void api.takeVacation(from, days).then(hear),
    end: () => void api.endVacation().then(hear),
  }
}
