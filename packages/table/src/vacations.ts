import type { Seat } from '@modern-art/engine'
import { clocksRunning } from './clocks.ts'
import type { Input } from './contract/input.ts'
import type { TableEvent } from './contract/screen.ts'
import { runWhatIsNeeded } from './running.ts'
import { tellAll } from './stepping.ts'
import type { Stepping } from './stepping.ts'
import { isFinished, isPerson, isSeat, tableWith } from './table.ts'
import type { Table, Vacation } from './table.ts'

type Went = Extract<Input, { type: 'went_on_vacation' }>

/**
 * Somebody is on vacation for a while that begins soon, or now, or before the host came to say so, which is now as well. It
 * takes the place of any other of theirs; one that is over already is none.
 */
export function hearWent(stepping: Stepping, { seat, from: begins, until }: Went): void {
  const { table } = stepping
  const from = Math.max(begins, table.now)
  if (!isSeat(table, seat) || !isPerson(table, seat) || isFinished(table)) return
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(until) || until <= from) return
  const before = table.vacations[seat] ?? null
  const hasBegun = (before?.hasBegun ?? false) && from === table.now
  if (before?.hasBegun === true && !hasBegun) endVacation(stepping, seat, table.time)
  stepping.table = {
    ...stepping.table,
    vacations: stepping.table.vacations.with(seat, { from, until, hasBegun }),
  }
  // What everybody sees of one that goes on has changed.
  if (hasBegun && before?.until !== until) tellAll(stepping, { around: [], game: [] })
}

/** Somebody is back before their vacation ends, or will not go. */
export function hearBack(stepping: Stepping, seat: Seat): void {
  const vacation = isSeat(stepping.table, seat) ? stepping.table.vacations[seat] : null
  if (vacation) endVacation(stepping, seat, stepping.table.time)
}

/** When a vacation begins or ends next, on the table's own time; the host's time says when. */
export function turnOf({ now, time }: Table, { from, until, hasBegun }: Vacation): number {
  return time + (hasBegun ? until : from) - now
}

/**
 * A vacation's time has come: it begins, or ends. However late the host is, it did so at its time; but in a time that did
 * not pass for the table, a pause or a night without a host, it can only have done so when that began.
 */
export function turnVacation(stepping: Stepping, seat: Seat): void {
  const { table } = stepping
  const vacation = table.vacations[seat]
  if (!vacation) return
  const at = Math.max(stepping.since, turnOf(table, vacation))
  if (vacation.hasBegun) endVacation(stepping, seat, at)
  else change(stepping, seat, { ...vacation, hasBegun: true }, at, 'vacation_began')
}

function endVacation(stepping: Stepping, seat: Seat, at: number): void {
  const hadBegun = stepping.table.vacations[seat]?.hasBegun ?? false
  change(stepping, seat, null, at, hadBegun ? 'vacation_ended' : null)
}

/** The seat's clock stands still from then on, or runs again; those of others are as they must be already. */
function change(
  stepping: Stepping,
  seat: Seat,
  vacation: Vacation | null,
  at: number,
  type: Extract<TableEvent, { readonly type: `vacation_${string}` }>['type'] | null,
): void {
  const { table } = stepping
  const next = tableWith(table, { vacations: table.vacations.with(seat, vacation) })
  stepping.table = runWhatIsNeeded(tableWith(next, { clocks: clocksRunning(tableWith(next, { time: at })) }))
  if (type !== null) tellAll(stepping, { around: [{ type, seat }], game: [] })
}
