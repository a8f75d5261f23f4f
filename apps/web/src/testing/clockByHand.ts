/** Time that passes when a test says so. */
export interface ClockByHand {
  readonly now: () => number
  readonly later: (milliseconds: number, what: () => void) => () => void
  /** Lets time pass, and does what falls due. */
  readonly pass: (milliseconds: number) => void
  /** How long the next thing still takes; `null` where nothing is to come. */
  readonly next: () => number | null
}

export function clockByHand(): ClockByHand {
  let now = 1_000_000
  let timers: readonly { readonly at: number; readonly what: () => void }[] = []
  const first = (): (typeof timers)[number] | undefined => timers.toSorted((a, b) => a.at - b.at)[0]
  return {
    now: () => now,
    later: (milliseconds, what) => {
      const timer = { at: now + milliseconds, what }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    pass: (milliseconds) => {
      const end = now + milliseconds
      for (let due = first(); due !== undefined && due.at <= end; due = first()) {
        const { at, what } = due
        timers = timers.filter((other) => other !== due)
        now = at
        what()
      }
      now = end
    },
    next: () => {
      const due = first()
      return due === undefined ? null : due.at - now
    },
  }
}
