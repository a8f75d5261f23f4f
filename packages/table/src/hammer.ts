import { tellAll } from './course.ts'
import type { Course } from './course.ts'
import { playAction } from './playAction.ts'
import type { Table } from './table.ts'

/** The hammer's time has come: going once, going twice, and then it falls. */
export function liftHammer(course: Course): void {
  const { table } = course
  switch (table.hammer?.calls) {
    case 0:
      return call(course, 1)
    case 1:
      return call(course, 2)
    case 2:
      return playAction(course, { type: 'hammer' })
    case undefined:
  }
}

/** The next call counts from when this one is heard: however late the host, nothing is sold unheard. */
function call(course: Course, calls: 1 | 2): void {
  const { table } = course
  course.table = { ...table, hammer: { calls, due: table.time + callTime(table) } }
  tellAll(course, { around: [{ type: 'hammer_called', call: calls }], game: [] })
}

function callTime({ rules }: Table): number {
  return rules.hammer === null ? 0 : rules.hammer.call
}
