/** A clock that can be held: while it is, no time passes, and what is due waits. */
export interface HeldClock {
  readonly now: () => number
  /** Wakes at a time, instead of any time set before; `null` sets none. */
  readonly wakeAt: (at: number | null) => void
  readonly hold: () => void
  readonly release: () => void
}

interface World {
  readonly now: () => number
  /** Calls back after so many milliseconds, unless it is called off. */
  readonly later: (milliseconds: number, what: () => void) => () => void
}

function nothing(): void {}

export function heldClock(world: World, wake: () => void): HeldClock {
  let heldSince: number | null = null
  /** How long it has been held in all. */
  let lost = 0
  let due: number | null = null
  let callOff = nothing

  const now = (): number => (heldSince ?? world.now()) - lost

  const set = (): void => {
    callOff()
    callOff = due === null || heldSince !== null ? nothing : world.later(Math.max(0, due - now()), wake)
  }

  return {
    now,
    wakeAt: (at) => {
      due = at
      set()
    },
    hold: () => {
      heldSince ??= world.now()
      set()
    },
    release: () => {
      if (heldSince === null) return
      lost += world.now() - heldSince
      heldSince = null
      set()
    },
  }
}
