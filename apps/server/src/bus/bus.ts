import type { Seat } from '@modern-art/engine'

/**
 * What nodes tell each other: that something is new at a table or about a person, never what, so that nothing hidden crosses it; and who is
 * connected where. One process needs no more than its own memory; several share a Redis. Both keep one contract
 * (`bus.contract.ts`). A hint may be lost, or come twice: whoever must not miss anything looks at the storage now and then.
 * While what nodes share is away, promises reject with `BusAway` after a moment; what was said is told once it is back.
 */
export interface Bus {
  /** Names this process among all nodes that ever were. */
  readonly node: string
  /** Something is new at a table, or about a person: other nodes hear its code, or the person's id; this one does not. */
  readonly hint: (subject: string) => void
  /** Calls back with each table's code and each person's id of which another node knows something new. */
  readonly onHint: (hear: (subject: string) => void) => void
  /** Whether other nodes may exist at all. */
  readonly isShared: boolean
  /** Whether what nodes share could not be reached when that was last tried. */
  readonly isAway: () => boolean
  /** This node runs a table, with these seats' people connected here, each since when. Replaces what it said before. */
  readonly hold: (code: string, seats: readonly HeldSeat[]) => Promise<void>
  /** This node runs a table no longer. */
  readonly release: (code: string) => Promise<void>
  /**
   * This node runs a table no longer, and the people of these seats are on their way to another: for a few seconds they count
   * as connected. By then they have arrived, or are gone.
   */
  readonly sendAhead: (code: string, seats: readonly Seat[]) => Promise<void>
  /** All living nodes that run a table, this one included. A node that stopped without a word is gone after a few seconds. */
  readonly holders: (code: string) => Promise<readonly Holder[]>
  /** Lets go of everything. */
  readonly close: () => Promise<void>
}

export interface HeldSeat {
  readonly seat: Seat
  /** When this person's latest connection was opened, in milliseconds since 1970: the newest one plays. */
  readonly since: number
}

export interface Holder {
  readonly node: string
  readonly seats: readonly HeldSeat[]
  /** Whether the node runs the table no longer, and these are people on their way to another. */
  readonly isLeaving: boolean
}
