import { randomUUID } from 'node:crypto'
import type { Bus, HeldSeat } from '../bus/bus.ts'
import { BusAway } from '../bus/busAway.ts'

/** A bus of one process that stands for several nodes. */
export interface TestNode {
  readonly bus: Bus
  /** The node stops without a word: nobody hears of it, or from it, any more. */
  readonly die: () => void
  /** What the nodes share is away from this one, or back. */
  readonly away: (isAway: boolean) => void
}

/** Nodes that hear each other's hints a turn of the event loop later, as over a network; people are `way` milliseconds on theirs. */
export function testNodes(count: number, way = 4000): readonly TestNode[] {
  const held = new Map<string, Map<string, readonly HeldSeat[]>>()
  const ahead = new Map<string, Map<string, readonly HeldSeat[]>>()
  const hearers = new Map<string, ((subject: string) => void)[]>()
  return Array.from({ length: count }, () => {
    const node = randomUUID()
    const own = new Map<string, readonly HeldSeat[]>()
    let isDead = false
    let isAway = false
    held.set(node, own)
    const die = (): void => {
      isDead = true
      held.delete(node)
      hearers.delete(node)
    }
    const unsaid: (() => void)[] = []
    const reach = async (): Promise<void> => {
      await turn()
      if (isAway) throw new BusAway('away')
    }
    /** Says something, which is heard when all is back at the latest. */
    const say = async (what: () => void): Promise<void> => {
      unsaid.push(what)
      await reach()
      for (const each of unsaid.splice(0)) each()
    }
    const bus: Bus = {
      node,
      isShared: true,
      isAway: () => isAway,
      hint: (subject) => {
        if (isDead || isAway) return
        setImmediate(() => {
          for (const [hearer, hears] of hearers) if (hearer !== node) for (const hear of hears) hear(subject)
        })
      },
      onHint: (hear) => void hearers.set(node, [...(hearers.get(node) ?? []), hear]),
      hold: (code, seats) => say(() => (isDead ? null : own.set(code, seats))),
      release: (code) => say(() => own.delete(code)),
      sendAhead: (code, seats) =>
        say(() => {
          own.delete(code)
          const sent = ahead.get(node) ?? new Map<string, readonly HeldSeat[]>()
          ahead.set(
            node,
            sent.set(
              code,
              seats.map((seat) => ({ seat, since: 0 })),
            ),
          )
          setTimeout(() => sent.delete(code), way).unref()
        }),
      holders: async (code) => {
        await reach()
        return [held, ahead].flatMap((each) =>
          [...each].flatMap(([holder, tables]) => {
            const seats = tables.get(code)
            return seats === undefined ? [] : [{ node: holder, seats, isLeaving: each === ahead }]
          }),
        )
      },
      close: () => {
        die()
        return Promise.resolve()
      },
    }
    return {
      bus,
      die,
      away: (now) => {
        isAway = now
        if (!isAway) for (const each of unsaid.splice(0)) each()
      },
    }
  })
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
