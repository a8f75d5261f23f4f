import type { Seat } from '@modern-art/engine'
import { defaultDeed, endMoment } from './acting.ts'
import { losePatience } from './bots.ts'
import { clocksOnceDecided } from './clocks.ts'
import type { Course } from './course.ts'
import { liftHammer } from './hammer.ts'
import { playAction } from './playAction.ts'
import { sitDown } from './seating.ts'
import { isFinished } from './table.ts'
import type { Table } from './table.ts'

interface Deadline {
  readonly due: number
  readonly come: (course: Course) => void
}

/** What comes next if nobody does anything; of what is due at the same time, who may still act comes before the hammer. */
export function nextDeadline(table: Table): Deadline | null {
  let next: Deadline | null = null
  for (const candidate of deadlines(table)) if (next === null || candidate.due < next.due) next = candidate
  return next
}

function deadlines(table: Table): readonly Deadline[] {
  if (table.paused || isFinished(table)) return []
  const graces = table.graces.map((due, seat) => deadline(due, (course) => sitDown(course, seat)))
  if (table.moment !== null) return sound([deadline(table.moment.due, endMoment), ...graces])
  return sound([
    ...table.questions.map((asked, seat) => deadline(asked?.due ?? null, (course) => losePatience(course, seat))),
    ...table.clocks.map((clock, seat) => deadline(clock.due, (course) => timeOut(course, seat))),
    ...graces,
    deadline(table.hammer?.due ?? null, liftHammer),
  ])
}

function deadline(due: number | null, come: Deadline['come']): Deadline | null {
  return due === null ? null : { due, come }
}

function sound(list: readonly (Deadline | null)[]): readonly Deadline[] {
  return list.filter((entry) => entry !== null)
}

/** A person's time is up: a stand-in sits down, or what one does that does not answer is done. */
function timeOut(course: Course, seat: Seat): void {
  const { table } = course
  course.table = { ...table, clocks: clocksOnceDecided(table, seat) }
  const because = [{ type: 'timed_out', seat } as const]
  if (table.rules.absence.standIn === null) playAction(course, defaultDeed(table, seat).action, because)
  else sitDown(course, seat, because)
}
