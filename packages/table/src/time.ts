import { tableWith } from './table.ts'
import type { Table } from './table.ts'

/** The table at a later time. Time is in whole milliseconds and never goes back, whatever the host's clock does. */
export function atTime(table: Table, now: number): Table {
  return tableWith(table, { now: laterOf(table.now, now), time: timeAt(table, now) })
}

/** The table's own time at a time of the host's. */
export function timeAt(table: Table, now: number): number {
  return table.paused ? table.time : table.time + laterOf(table.now, now) - table.now
}

export function laterOf(seen: number, now: number): number {
  const whole = Math.floor(now)
  return Number.isSafeInteger(whole) && whole > seen ? whole : seen
}
