import type { Action, GameState, Seat, WrittenConfig } from '@modern-art/engine'
import type { Result } from './contract/message.ts'
import type { Occupant } from './contract/occupant.ts'
import type { Order } from './contract/order.ts'
import type { Plans } from './contract/plan.ts'
import type { TableRules } from './contract/tableRules.ts'

/**
 * One game and all that goes on around it: plain data that survives JSON. It is the authority's own and holds every
 * secret; only `screenOf` makes of it what a seat may see. Lists without another word are by seat.
 */
export interface Table {
  readonly config: WrittenConfig
  readonly rules: TableRules
  readonly occupants: readonly Occupant[]
  readonly actions: readonly Action[]
  /** Follows from the actions; kept so that no step need replay them. */
  readonly state: GameState
  /** How many actions had been played when what is asked now arose: an open or hidden auction is one decision. */
  readonly decision: number
  /** The same for what bots are asked and clocks are set for: in an open auction each bid asks anew. */
  readonly question: number
  readonly changes: Changes
  /** The host's time, as last seen. It never goes back, but begins anew with each host. */
  readonly now: number
  /** The table's own time: it runs with `now` and stands still in pauses. Whatever is `due` is due on it. */
  readonly time: number
  readonly paused: boolean
  /** The host's time that the table last asked to be woken at. */
  readonly timer: number | null
  readonly clocks: readonly Clock[]
  readonly hammer: Hammer | null
  readonly moment: Moment | null
  /** What bots are being asked. */
  readonly questions: readonly (AskedBot | null)[]
  /** When a stand-in sits down for somebody who left. */
  readonly graces: readonly (number | null)[]
  readonly orders: readonly (Order | null)[]
  readonly plans: readonly Plans[]
  readonly vacations: readonly (Vacation | null)[]
  /** The latest results of each seat, the oldest first. */
  readonly answered: readonly (readonly Answered[])[]
}

/**
 * How often something has changed that is worth a message. A change that one seat alone may know of counts for that seat
 * alone: nobody learns from a count that somebody else has given an order.
 */
interface Changes {
  readonly all: number
  readonly own: readonly number[]
}

export interface Clock {
  /** What was left when the clock last stood still. */
  readonly left: number
  /** When it runs out; `null` while it stands still. */
  readonly due: number | null
}

export interface Hammer {
  readonly calls: 0 | 1 | 2
  readonly due: number
}

/** Bids of an open auction that count as made at once, and passes that wait for which of them stands. */
export interface Moment {
  readonly due: number
  readonly bids: readonly WaitingBid[]
  readonly passes: readonly Admitted[]
}

/** An action that the rules allow, and under which id it is to be answered; `null` where nobody waits for that. */
export interface Admitted {
  readonly seat: Seat
  readonly action: Action
  readonly actionId: string | null
}

export interface WaitingBid extends Admitted {
  readonly amount: number
}

/** By the host's time. */
export interface Vacation {
  readonly from: number
  readonly until: number
  readonly hasBegun: boolean
}

interface AskedBot {
  /** When the default action is played instead. */
  readonly due: number
  /** An answer that came in a pause and waits for its end. */
  readonly answer: Action | null
}

interface Answered {
  readonly actionId: string
  readonly result: Result
}

/**
 * A table with some of it replaced. This is the one way to change a table, and it names every field: V8 takes ten times as
 * long to spread an object of this size, and is slower to read objects that were spread in many places.
 */
export function tableWith(table: Table, changes: Partial<Table>): Table {
  const copy: Table = {
    config: table.config,
    rules: table.rules,
    occupants: table.occupants,
    actions: table.actions,
    state: table.state,
    decision: table.decision,
    question: table.question,
    changes: table.changes,
    now: table.now,
    time: table.time,
    paused: table.paused,
    timer: table.timer,
    clocks: table.clocks,
    hammer: table.hammer,
    moment: table.moment,
    questions: table.questions,
    graces: table.graces,
    orders: table.orders,
    plans: table.plans,
    vacations: table.vacations,
    answered: table.answered,
  }
  return Object.assign(copy, changes)
}

export function isSeat(table: Table, seat: unknown): seat is Seat {
  return Number.isInteger(seat) && !Object.is(seat, -0) && table.occupants[seat as Seat] !== undefined
}

export function isPerson(table: Table, seat: Seat): boolean {
  return table.occupants[seat]?.kind === 'person'
}

/** The bot that plays a seat now, be it for a person; `null` where a person plays. */
export function botOf(table: Table, seat: Seat): string | null {
  const occupant = table.occupants[seat]
  if (occupant?.kind === 'bot') return occupant.bot
  return occupant?.standIn ? table.rules.absence.standIn : null
}

export function isOnVacation(table: Table, seat: Seat): boolean {
  return table.vacations[seat]?.hasBegun ?? false
}

export function isFinished(table: Table): boolean {
  return table.state.phase.name === 'finished'
}
