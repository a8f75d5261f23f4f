export interface Timekeeper {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Calls back after so many milliseconds, unless it is called off. */
  readonly later: (milliseconds: number, what: () => void) => () => void
}

/** A clock that can be held: while it is, no time passes, and what is due waits. */
export interface HeldClock extends Timekeeper {
  readonly hold: () => void
  readonly release: () => void
}

interface Alarm {
  readonly due: number
  readonly wake: () => void
  callOff: () => void
}

export function heldClock(time: Timekeeper): HeldClock {
  let heldSince: number | null = null
  /** How long it has been held in all. */
  let lost = 0
  const alarms = new Set<Alarm>()

  const now = (): number => (heldSince ?? time.now()) - lost

  const set = (alarm: Alarm): void => {
    alarm.callOff()
    alarm.callOff = heldSince === null ? time.later(Math.max(0, alarm.due - now()), alarm.wake) : nothing
  }

  return {
    now,
    later: (milliseconds, what) => {
      const wake = (): void => {
        alarms.delete(alarm)
        what()
      }
      const alarm: Alarm = { due: now() + milliseconds, wake, callOff: nothing }
      alarms.add(alarm)
      set(alarm)
      return () => {
        alarms.delete(alarm)
        alarm.callOff()
      }
    },
    hold: () => {
      heldSince ??= time.now()
      for (const alarm of alarms) set(alarm)
    },
    release: () => {
      if (heldSince === null) return
      lost += time.now() - heldSince
      heldSince = null
      for (const alarm of alarms) set(alarm)
    },
  }
}

function nothing(): void {}
