import type { Timers } from '../timers.ts'

/** Time that stands still unless a test turns it. */
export interface CrankedTime {
  readonly now: () => number
  readonly timers: Timers
  /** Lets time pass, from one timer to the next; after each, the server comes to rest. */
  readonly pass: (milliseconds: number) => Promise<void>
}

interface Alarm {
  readonly due: number
  readonly ring: () => void
}

/** `settled` resolves once the server has done all that it can do without time passing. */
export function crankedTime(start: number, settled: () => Promise<void>): CrankedTime {
  let now = start
  const alarms = new Set<Alarm>()

  const later: Timers['later'] = (milliseconds, ring) => {
    const alarm = { due: now + milliseconds, ring }
    alarms.add(alarm)
    return () => void alarms.delete(alarm)
  }

  const every: Timers['every'] = (milliseconds, what, failed) => {
    let isOff = false
    let callOff: (() => void) | null = null
    const again = (): void => {
      callOff = later(milliseconds, () => {
        void what()
          .catch(failed)
          .then(() => (isOff ? null : again()))
      })
    }
    again()
    return () => {
      isOff = true
      callOff?.()
    }
  }

  return {
    now: () => now,
    timers: { later, every },
    pass: async (milliseconds) => {
      const end = now + milliseconds
      for (;;) {
        const [next] = [...alarms].filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due)
        if (next === undefined) break
        alarms.delete(next)
        now = Math.max(now, next.due)
        next.ring()
        // One alarm after the other is the point.
        // oxlint-disable-next-line no-await-in-loop
        await settled()
      }
      now = end
      await settled()
    },
  }
}
