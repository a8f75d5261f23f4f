import { choicesFor, seatsToAct, viewFor } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import { clockOf } from './clocks.ts'
import { ceilingsFor } from './ceilingsFor.ts'
import type { HammerClock, Screen } from './contract/screen.ts'
import { isPerson } from './table.ts'
import type { Table } from './table.ts'
import { timeAt } from './time.ts'

/** What a seat, or a spectator (`null`), may see of a table at a time: the one way from a table to a screen. */
export function screenOf(table: Table, seat: Seat | null, now: number): Screen {
  const { state } = table
  const time = timeAt(table, now)
  return {
    revision: table.changes.all + (seat === null ? 0 : (table.changes.own[seat] ?? 0)),
    moves: table.actions.length,
    decision: table.decision,
    view: viewFor(state, seat),
    choices: choicesFor(state, seat),
    asked: seatsToAct(state),
    occupants: table.occupants,
    clocks: table.occupants.map((_, owner) => clockOf(table, owner, time)),
    vacations: table.vacations.map((vacation) => (vacation?.hasBegun ? vacation.until : null)),
    hammer: hammerOf(table, time),
    paused: table.paused,
    order: seat === null ? null : (table.orders[seat] ?? null),
    ceilings: seat === null ? null : ceilingsFor(table.state, seat),
    plans: seat !== null && isPerson(table, seat) ? (table.plans[seat] ?? null) : null,
    rules: table.rules,
  }
}

function hammerOf({ hammer, paused }: Table, time: number): HammerClock | null {
  if (hammer === null) return null
  return { calls: hammer.calls, left: Math.max(0, hammer.due - time), running: !paused }
}
