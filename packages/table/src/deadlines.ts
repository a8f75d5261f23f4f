import type { Seat } from '@modern-art/engine'
import { defaultFor, endMoment } from './acting.ts'
import { losePatience } from './bots.ts'
import { clocksOnceDecided } from './clocks.ts'
import type { Stepping } from './stepping.ts'
import { liftHammer } from './hammer.ts'
import { playAction } from './playAction.ts'
import { sitDown } from './seating.ts'
import { isFinished } from './table.ts'
import type { Table } from './table.ts'
import { turnOf, turnVacation } from './vacations.ts'

interface Deadline {
  readonly due: number
  readonly come: (stepping: Stepping) => void
}

/** What comes next if nobody does anything. Of what is due at the same time, a seat that may still act comes before the hammer. */
export function nextDeadline(table: Table): Deadline | null {
  let next: Deadline | null = null
  for (const candidate of deadlines(table)) if (next === null || candidate.due < next.due) next = candidate
  return next
}

function deadlines(table: Table): readonly Deadline[] {
  if (table.paused || isFinished(table)) return []
  const graces = table.graces.map((due, seat) => deadline(due, (stepping) => sitDown(stepping, seat)))
  const vacations = table.vacations.map((vacation, seat) =>
    deadline(vacation === null ? null : turnOf(table, vacation), (stepping) => turnVacation(stepping, seat)),
  )
  if (table.moment !== null) return thoseSet([deadline(table.moment.due, endMoment), ...vacations, ...graces])
  return thoseSet([
    ...vacations,
    ...table.questions.map((asked, seat) => deadline(asked?.due ?? null, (stepping) => losePatience(stepping, seat))),
    ...table.clocks.map((clock, seat) => deadline(clock.due, (stepping) => timeOut(stepping, seat))),
    ...graces,
    deadline(table.hammer?.due ?? null, liftHammer),
  ])
}

function deadline(due: number | null, come: Deadline['come']): Deadline | null {
  return due === null ? null : { due, come }
}

function thoseSet(list: readonly (Deadline | null)[]): readonly Deadline[] {
  return list.filter((entry) => entry !== null)
}

/** A person's time is up: a stand-in sits down, or the default action is played. */
function timeOut(stepping: Stepping, seat: Seat): void {
  const { table } = stepping
  stepping.table = { ...table, clocks: clocksOnceDecided(table, seat) }
  const because = [{ type: 'timed_out', seat } as const]
  if (table.rules.absence.standIn === null) playAction(stepping, defaultFor(table, seat).action, because)
  else sitDown(stepping, seat, because)
}
