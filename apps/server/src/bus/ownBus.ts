import { randomUUID } from 'node:crypto'
import type { Bus, HeldSeat } from './bus.ts'

/** The bus of a process that is the only node: there is nobody to tell, and nobody else holds a table. */
export function ownBus(): Bus {
  const node = randomUUID()
  const held = new Map<string, readonly HeldSeat[]>()
  return {
    node,
    isShared: false,
    isAway: () => false,
    hint: () => {},
    onHint: () => {},
    hold: (code, seats) => {
      held.set(code, seats)
      return Promise.resolve()
    },
    release: (code) => {
      held.delete(code)
      return Promise.resolve()
    },
    // There is no other node to go to.
    sendAhead: (code) => {
      held.delete(code)
      return Promise.resolve()
    },
    holders: (code) => {
      const seats = held.get(code)
      return Promise.resolve(seats === undefined ? [] : [{ node, seats, isLeaving: false }])
    },
    close: () => {
      held.clear()
      return Promise.resolve()
    },
  }
}
