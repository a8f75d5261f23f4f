import { mayHammer, seatsToAct } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import type { SeatClock } from './contract/screen.ts'
import { botOf, isOnVacation } from './table.ts'
import type { Clock, Table } from './table.ts'
import type { ClockRule, TableRules } from './contract/tableRules.ts'

/** A clock that nobody has used yet. */
export function fullClock(rules: TableRules): Clock {
  return { left: rules.clock.kind === 'untimed' ? 0 : rules.clock.milliseconds, due: null }
}

/** Clocks for a new question: what a person has per decision is full again, a bank goes on. */
export function clocksAnew(table: Table): readonly Clock[] {
  return table.rules.clock.kind === 'per_decision' ? table.clocks.map(() => fullClock(table.rules)) : table.clocks
}

/** Clocks as they must run now: those of people whose seats are asked and who are not on vacation, but not where the hammer keeps time. */
export function clocksRunning(table: Table): readonly Clock[] {
  const { rules, state, time } = table
  const timed = rules.clock.kind !== 'untimed' && !(rules.hammer !== null && mayHammer(state))
  const asked = timed ? seatsToAct(state) : []
  return table.clocks.map((clock, seat) => {
    const runs = asked.includes(seat) && botOf(table, seat) === null && !isOnVacation(table, seat)
    if (runs) return clock.due === null ? { left: clock.left, due: time + clock.left } : clock
    return clock.due === null ? clock : { left: leftOn(clock, time), due: null }
  })
}

function leftOn(clock: Clock, time: number): number {
  return clock.due === null ? clock.left : Math.max(0, clock.due - time)
}

/**
 * Clocks once a person has decided, or let the time run out, on a clock that ran: a bank gets its increment. What an
 * order or a stand-in does takes none of the person's time and adds none.
 */
export function clocksOnceDecided(table: Table, seat: Seat): readonly Clock[] {
  return table.clocks.map((clock, owner) =>
    owner === seat && clock.due !== null
      ? { left: leftOn(clock, table.time) + incrementOf(table.rules.clock), due: null }
      : clock,
  )
}

function incrementOf(rule: ClockRule): number {
  return rule.kind === 'bank' ? rule.increment : 0
}

/** By seat: when its clock runs out by the host's time, if nothing happens; `null` where none runs. */
export function duesOf({ clocks, now, time, paused }: Table): readonly (number | null)[] {
  return clocks.map(({ due }) => (due === null || paused ? null : now + Math.max(0, due - time)))
}

/** What is seen of a clock that neither runs nor waits. */
const NO_CLOCK: SeatClock = { left: null, running: false }

/** A seat's clock as everybody sees it; one that waits is shown where it counts for the whole game, or for a vacation. */
export function clockOf(table: Table, seat: Seat, time: number): SeatClock {
  const clock = table.clocks[seat]
  if (clock === undefined || botOf(table, seat) !== null) return NO_CLOCK
  if (clock.due !== null) return { left: leftOn(clock, time), running: !table.paused }
  const { clock: rule } = table.rules
  const waits = rule.kind === 'bank' || (rule.kind !== 'untimed' && isAwaitedFromVacation(table, seat))
  return waits ? { left: clock.left, running: false } : NO_CLOCK
}

function isAwaitedFromVacation(table: Table, seat: Seat): boolean {
  return isOnVacation(table, seat) && seatsToAct(table.state).includes(seat)
}
