import type { MyTable, MyVacation } from '@modern-art/protocol'
import { useState } from 'react'
import { useStore } from 'zustand'
import { api } from './api.ts'
import { meStore } from './me.ts'
import type { Answered, Fault } from './request.ts'
import { useAskUntilAnswered } from './useAskUntilAnswered.ts'

interface OwnVacation {
  /** `null` until the server has told it, or where there is nothing to be away from. */
  readonly vacation: MyVacation | null
  readonly fault: Fault | null
  /** Whether something that was asked is not answered yet. */
  readonly busy: boolean
  readonly take: (from: number | null, days: number) => void
  readonly end: () => void
}

interface Heard {
  readonly vacation: MyVacation | null
  readonly fault: Fault | null
  /** Whose it is, by the number of the person at this page. */
  readonly person: number
}

/** Whether somebody has a seat at a table that counts days. */
export function playsByTurns(tables: readonly MyTable[] | null): boolean {
  return tables?.some(({ pace, stage }) => pace === 'turn_based' && stage !== 'finished') ?? false
}

/** One's own vacation, once one plays at a table that counts days. */
export function useVacation(tables: readonly MyTable[] | null): OwnVacation {
  const person = useStore(meStore, (state) => state.person)
  const [heard, setHeard] = useState<Heard>({ vacation: null, fault: null, person })
  const [busy, setBusy] = useState(false)
  const matters = playsByTurns(tables)
  const isTheirs = heard.person === person

  const hear = (asker: number, answered: Answered<MyVacation>): void =>
    setHeard((before) =>
      answered.ok
        ? { vacation: { vacation: answered.vacation, daysLeft: answered.daysLeft }, fault: null, person: asker }
        : { vacation: before.person === asker ? before.vacation : null, fault: answered.error.code, person: asker },
    )
  const change = async (asked: Promise<Answered<MyVacation>>): Promise<void> => {
    setBusy(true)
    hear(person, await asked)
    setBusy(false)
  }
  useAskUntilAnswered(matters ? `vacation of ${person}` : null, api.vacation, (answered) => {
    hear(person, answered)
    return answered.ok
  })

  return {
    vacation: matters && isTheirs ? heard.vacation : null,
    fault: isTheirs ? heard.fault : null,
    busy,
    take: (from, days) => void change(api.takeVacation(from, days)),
    end: () => void change(api.endVacation()),
  }
}
