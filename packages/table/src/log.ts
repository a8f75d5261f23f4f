import type { Input } from './contract/input.ts'
import { step } from './step.ts'
import type { Stepped } from './step.ts'
import type { Table } from './table.ts'
import { wakeTable } from './wakeTable.ts'

/**
 * Changes whenever this code would fold a log of older code into another table: its game can then still be opened from its
 * actions. A new kind of input is no reason, for no older log has one; but older code must not be run on a newer log.
 */
export const LOG_FORMAT = 'modern-art-log/1'

/** What a table heard, or that it was woken, and when by its own account: `table.now` after that step. */
export interface LogEntry {
  readonly at: number
  readonly heard: Input | { readonly type: 'woken' }
}

/**
 * One entry of a table's log. A table is the fold of its log: from the same opening, the same entries give the same
 * table, byte for byte. Entries whose step did nothing (`didNothing`) may be left out.
 */
export function hearEntry(table: Table, { at, heard }: LogEntry): Stepped {
  return heard.type === 'woken' ? wakeTable(table, at) : step(table, heard, at)
}

/** Whether a step has changed nothing but the time, so that no log need have it. A resend is answered all the same. */
export function didNothing(before: Table, { table }: Stepped): boolean {
  // Whatever people send is remembered: no need to look further.
  if (table.answered !== before.answered || table.changes !== before.changes) return false
  for (const field of Object.keys(table) as (keyof Table)[]) {
    if (!TIMES.has(field) && !Object.is(table[field], before[field])) return false
  }
  return true
}

const TIMES: ReadonlySet<keyof Table> = new Set<keyof Table>(['now', 'time'])
