import { choicesFor, seatsToAct, viewsOf } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import { clockOf } from './clocks.ts'
import { ceilingsFor } from './ceilingsFor.ts'
import type { HammerClock, Screen } from './contract/screen.ts'
import { isPerson } from './table.ts'
import type { Table } from './table.ts'
import { timeAt } from './time.ts'

/** What a seat, or a spectator (`null`), may see of a table at a time. */
export function screenOf(table: Table, seat: Seat | null, now: number): Screen {
  return screensOf(table, now)(seat)
}

/** The one way from a table to screens. What everybody may see is made once, and all screens share it. */
export function screensOf(table: Table, now: number): (seat: Seat | null) => Screen {
  const { state } = table
  const time = timeAt(table, now)
  const viewOf = viewsOf(state)
  const asked = seatsToAct(state)
  const clocks = table.occupants.map((_, owner) => clockOf(table, owner, time))
  const vacations = table.vacations.map((vacation) => (vacation?.hasBegun ? vacation.until : null))
  const hammer = hammerOf(table, time)
  return (seat) => ({
    revision: table.changes.all + (seat === null ? 0 : (table.changes.own[seat] ?? 0)),
    moves: table.actions.length,
    decision: table.decision,
    view: viewOf(seat),
    choices: choicesFor(state, seat),
    asked,
    occupants: table.occupants,
    clocks,
    vacations,
    hammer,
    paused: table.paused,
    order: seat === null ? null : (table.orders[seat] ?? null),
    ceilings: seat === null ? null : ceilingsFor(table.state, seat),
    plans: seat !== null && isPerson(table, seat) ? (table.plans[seat] ?? null) : null,
    rules: table.rules,
  })
}

function hammerOf({ hammer, paused }: Table, time: number): HammerClock | null {
  if (hammer === null) return null
  return { calls: hammer.calls, left: Math.max(0, hammer.due - time), running: !paused }
}
