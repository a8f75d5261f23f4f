import type { Seat } from '@modern-art/engine'
import { defaultFor, endMoment } from './acting.ts'
import { losePatience } from './bots.ts'
import { clocksOnceDecided } from './clocks.ts'
import type { Stepping } from './stepping.ts'
import { liftHammer } from './hammer.ts'
import { playAction } from './playAction.ts'
import { sitDown } from './seating.ts'
import { isFinished, tableWith } from './table.ts'
import type { Table } from './table.ts'
import { turnOf, turnVacation } from './vacations.ts'

interface Deadline {
  readonly due: number
  readonly seat: Seat
  readonly come: (stepping: Stepping, seat: Seat) => void
}

/** A deadline that is nobody's in particular. */
const NO_SEAT: Seat = 0

/**
 * What comes next if nobody does anything. Of what is due at the same time, a seat that may still act comes before the
 * hammer. It is asked for several times a step, so nothing is made but what is found.
 */
export function nextDeadline(table: Table): Deadline | null {
  if (table.paused || isFinished(table)) return null
  const { moment, vacations, questions, clocks, graces, hammer, occupants } = table
  let next = sooner(null, moment?.due, NO_SEAT, endMoment)
  for (let seat = 0; seat < occupants.length; seat += 1) {
    const vacation = vacations[seat]
    if (vacation) next = sooner(next, turnOf(table, vacation), seat, turnVacation)
  }
  if (moment === null) {
    for (let seat = 0; seat < occupants.length; seat += 1) next = sooner(next, questions[seat]?.due, seat, losePatience)
    for (let seat = 0; seat < occupants.length; seat += 1) next = sooner(next, clocks[seat]?.due, seat, timeOut)
  }
  for (let seat = 0; seat < occupants.length; seat += 1) next = sooner(next, graces[seat], seat, sitDown)
  return moment === null ? sooner(next, hammer?.due, NO_SEAT, liftHammer) : next
}

/** The sooner of two, and of equal ones the first. */
function sooner(
  first: Deadline | null,
  due: number | null | undefined,
  seat: Seat,
  come: Deadline['come'],
): Deadline | null {
  if (due === null || due === undefined || (first !== null && first.due <= due)) return first
  return { due, seat, come }
}

/** A person's time is up: a stand-in sits down, or the default action is played. */
function timeOut(stepping: Stepping, seat: Seat): void {
  const { table } = stepping
  stepping.table = tableWith(table, { clocks: clocksOnceDecided(table, seat) })
  const because = [{ type: 'timed_out', seat } as const]
  if (table.rules.absence.standIn === null) playAction(stepping, defaultFor(table, seat).action, because)
  else sitDown(stepping, seat, because)
}
