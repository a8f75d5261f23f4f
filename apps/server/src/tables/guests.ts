import type { Seat } from '@modern-art/engine'
import type { HeldSeat } from '../bus/bus.ts'
import { chairOf } from '../parties/partyRecord.ts'
import type { PartyRecord } from '../parties/partyRecord.ts'
import type { Connection } from './connection.ts'

/** Somebody who is connected to a table here, with or without a chair. */
export interface Guest {
  readonly connection: Connection
  /** The chair on which the guest plays; `null` for visitors and displays. */
  readonly chair: () => number | null
  /** From where the guest sees the game, once welcomed: from a seat, or as a spectator (`null`). */
  seenFrom: { readonly seat: Seat | null } | null
}

/** Everybody who is connected to one table on this node. */
export interface Guests {
  readonly all: () => readonly Guest[]
  readonly of: (connection: Connection) => Guest | null
  readonly add: (connection: Connection) => Guest
  readonly remove: (guest: Guest) => void
  /** The guests who play a chair: one, but for the moment in which a newer window takes over. */
  readonly on: (chair: number) => readonly Guest[]
  /** The guests who see the game from a seat, or without one (`null`). */
  readonly seeingFrom: (seat: Seat | null) => readonly Guest[]
  /** The guests of whom a newer window plays elsewhere, by since when a chair's newest window is there. */
  readonly overtaken: (elsewhereSince: (chair: number) => number | null) => readonly Guest[]
  /** The chairs whose people are connected here. */
  readonly seats: () => readonly HeldSeat[]
}

export function guestsOf(party: () => PartyRecord): Guests {
  const guests = new Map<Connection, Guest>()
  const all = (): readonly Guest[] => [...guests.values()]
  return {
    all,
    of: (connection) => guests.get(connection) ?? null,
    add: (connection) => {
      const chair = (): number | null => (connection.as === 'display' ? null : chairOf(party(), connection.user.id))
      const guest: Guest = { connection, chair, seenFrom: null }
      guests.set(connection, guest)
      return guest
    },
    remove: ({ connection }) => void guests.delete(connection),
    on: (chair) => {
      const found: Guest[] = []
      for (const guest of guests.values()) if (guest.chair() === chair) found.push(guest)
      return found
    },
    seeingFrom: (seat) => {
      const found: Guest[] = []
      for (const guest of guests.values()) if (guest.seenFrom?.seat === seat) found.push(guest)
      return found
    },
    overtaken: (elsewhereSince) =>
      all().filter((guest) => {
        const chair = guest.chair()
        const since = chair === null ? null : elsewhereSince(chair)
        return since !== null && since > guest.connection.since
      }),
    seats: () =>
      all().flatMap((guest) => {
        const seat = guest.chair()
        return seat === null ? [] : [{ seat, since: guest.connection.since }]
      }),
  }
}
