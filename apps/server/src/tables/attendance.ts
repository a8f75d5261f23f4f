import type { Bus, HeldSeat, Holder } from '../bus/bus.ts'

/** Who of a table's people is connected, here or at another node. */
export interface Attendance {
  readonly isHere: (chair: number) => boolean
  /** Since when a chair's newest connection at another node is there; `null` where none is. */
  readonly elsewhereSince: (chair: number) => number | null
  /** Says who is connected at this node, to all others, if that is not what they were told last. */
  readonly tell: () => Promise<void>
  /** Looks who is connected at other nodes. Resolves to whether that has changed. */
  readonly look: () => Promise<boolean>
  readonly leave: () => Promise<void>
}

/** `own` gives the chairs whose people are connected at this node. */
export function attendanceOf(code: string, bus: Bus, own: () => readonly HeldSeat[]): Attendance {
  let others: readonly Holder[] = []
  let told: string | null = null
  return {
    isHere: (chair) => own().some(({ seat }) => seat === chair) || sinceOf(others, chair) !== null,
    elsewhereSince: (chair) => sinceOf(others, chair),
    tell: async () => {
      const seats = own()
      const telling = JSON.stringify(seats)
      // Whoever hears a hint looks, and tells: without this, nodes would never stop to talk.
      if (telling === told) return
      told = telling
      try {
        await bus.hold(code, seats)
      } catch (error) {
        told = null
        throw error
      }
      bus.hint(code)
    },
    look: async () => {
      const before = others
      others = (await bus.holders(code)).filter(({ node }) => node !== bus.node)
      return JSON.stringify(before) !== JSON.stringify(others)
    },
    leave: () => bus.release(code),
  }
}

function sinceOf(holders: readonly Holder[], chair: number): number | null {
  const times = holders.flatMap(({ seats }) => seats.flatMap(({ seat, since }) => (seat === chair ? [since] : [])))
  return times.length === 0 ? null : Math.max(...times)
}
