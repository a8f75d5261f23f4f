import type { Bus, HeldSeat, Holder } from '../bus/bus.ts'
import { unlessAway } from '../bus/busAway.ts'

/**
 * Who of a table's people is connected, here or at another node. While the bus is away, those at other nodes count as they
 * were last seen; what others should be told they are told when it is back.
 */
export interface Attendance {
  readonly isHere: (chair: number) => boolean
  /** Whether nobody can say that a chair's person is not connected at another node: the bus was away since the table is open. */
  readonly mayBeElsewhere: (chair: number) => boolean
  /** Since when a chair's newest connection at another node is there; `null` where none is. */
  readonly elsewhereSince: (chair: number) => number | null
  /** Hints to other nodes that there is something new, unless it is known that none of them holds the table. */
  readonly hintOthers: () => void
  /** Says who is connected at this node, to all others, if that is not what they were told last. */
  readonly tell: () => Promise<void>
  /** Looks who is connected at other nodes: whether that has changed, and whether one of them holds the table no longer. */
  readonly look: () => Promise<{ readonly hasChanged: boolean; readonly hasGone: boolean }>
  readonly leave: () => Promise<void>
  /** The same, where the people who are connected here are to go to another node: nobody is to think that they have left. */
  readonly sendAhead: () => Promise<void>
}

/** `own` gives the chairs whose people are connected at this node. */
export function attendanceOf(code: string, bus: Bus, own: () => readonly HeldSeat[]): Attendance {
  /** `null` until the bus has said who they are. */
  let others: readonly Holder[] | null = null
  const wereHere = new Set<number>()
  let told: string | null = null
  /** Then nobody looks any more who else holds the table, though something may still be on its way to the storage. */
  let isLetGo = false

  const hintOthers = (): void => {
    if (isLetGo || others === null || others.length > 0) bus.hint(code)
  }

  return {
    isHere: (chair) => own().some(({ seat }) => seat === chair) || sinceOf(others, chair) !== null,
    mayBeElsewhere: (chair) => others === null && !wereHere.has(chair),
    elsewhereSince: (chair) => sinceOf(others, chair),
    hintOthers,
    tell: async () => {
      const seats = own()
      for (const { seat } of seats) wereHere.add(seat)
      const telling = JSON.stringify(seats)
      // Whoever hears a hint looks, and tells: without this, nodes would never stop to talk.
      if (telling === told) return
      told = telling
      await unlessAway(bus.hold(code, seats), undefined)
      bus.hint(code)
    },
    look: async () => {
      const before = others
      const holders = await unlessAway(bus.holders(code), null)
      if (holders !== null) others = holders.filter(({ node }) => node !== bus.node)
      const [ran, running] = [nodesOf(before), nodesOf(others)]
      // Whoever has just come may have read the log before this node knew that somebody is to be told.
      if (before !== null && running.some((node) => !ran.includes(node))) hintOthers()
      return {
        hasChanged: JSON.stringify(before) !== JSON.stringify(others),
        hasGone: ran.some((node) => !running.includes(node)),
      }
    },
    sendAhead: async () => {
      const seats = own().map(({ seat }) => seat)
      isLetGo = true
      await unlessAway(bus.sendAhead(code, seats), undefined)
      bus.hint(code)
    },
    leave: async () => {
      isLetGo = true
      await unlessAway(bus.release(code), undefined)
      bus.hint(code)
    },
  }
}

/** The nodes that run the table. */
function nodesOf(holders: readonly Holder[] | null): readonly string[] {
  return (holders ?? []).flatMap(({ node, isLeaving }) => (isLeaving ? [] : [node]))
}

function sinceOf(holders: readonly Holder[] | null, chair: number): number | null {
  const times = (holders ?? []).flatMap(({ seats }) =>
    seats.flatMap(({ seat, since }) => (seat === chair ? [since] : [])),
  )
  return times.length === 0 ? null : Math.max(...times)
}
