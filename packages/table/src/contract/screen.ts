import type { Choice, Seat, SeatEvent, View } from '@modern-art/engine'
import type { Occupant } from './occupant.ts'
import type { Order } from './order.ts'
import type { Plans } from './plan.ts'
import type { TableRules } from './tableRules.ts'

/** All that one seat, or a spectator, is told about a table. Times are what is left, so that no clocks need agree. */
export interface Screen {
  /** Grows by 1 with each change that this seat is told of: a screen that skips one tells that a message was lost. */
  readonly revision: number
  /** How many actions have been played. It stands still while the hammer is called and people come and go. */
  readonly moves: number
  /** Names what is asked now; an action says which decision it answers. */
  readonly decision: number
  readonly view: View
  /** What this seat may do now. */
  readonly choices: readonly Choice[]
  /** All seats that may act now, ascending. */
  readonly asked: readonly Seat[]
  readonly occupants: readonly Occupant[]
  /** By seat. */
  readonly clocks: readonly SeatClock[]
  /** By seat: until when its person is on vacation, in milliseconds since 1970; `null` for everybody else. */
  readonly vacations: readonly (number | null)[]
  /** While an open auction runs on the hammer. */
  readonly hammer: HammerClock | null
  readonly paused: boolean
  /** This seat's own order for the lot under the hammer. */
  readonly order: Order | null
  /** The ceilings that this seat could give now and that could still act; `null` where it can give no order. */
  readonly ceilings: { readonly min: number; readonly max: number } | null
  /** This seat's own plans for lots to come; `null` for whoever has none to make: spectators and bots. */
  readonly plans: Plans | null
  readonly rules: TableRules
}

export interface SeatClock {
  /** Milliseconds left to think; `null` where no clock runs or waits. */
  readonly left: number | null
  readonly running: boolean
}

export interface HammerClock {
  /** Calls so far: 1 is "going once", 2 "going twice". */
  readonly calls: 0 | 1 | 2
  /** Milliseconds to the next call, or to "sold". */
  readonly left: number
  readonly running: boolean
}

/** What happens at the table and not in the game; everybody may know. */
export type TableEvent =
  | { readonly type: 'hammer_called'; readonly call: 1 | 2 }
  | { readonly type: 'timed_out'; readonly seat: Seat }
  | { readonly type: 'stand_in_sat_down'; readonly seat: Seat }
  | { readonly type: 'person_left'; readonly seat: Seat }
  | { readonly type: 'person_came'; readonly seat: Seat }
  | { readonly type: 'seat_taken_back'; readonly seat: Seat }
  | { readonly type: 'vacation_began'; readonly seat: Seat }
  | { readonly type: 'vacation_ended'; readonly seat: Seat }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }

export type ScreenEvent = SeatEvent | TableEvent
