import type { Timers } from '../timers.ts'

/** Told again and again whether something holds, it acts once that has held for so long without a break. */
export interface Patience {
  readonly tell: (holds: boolean) => void
  readonly end: () => void
}

export function onceHeldFor(milliseconds: number, later: Timers['later'], act: () => void): Patience {
  let callOff: (() => void) | null = null
  const end = (): void => {
    callOff?.()
    callOff = null
  }
  return {
    tell: (holds) => {
      if (!holds) return end()
      callOff ??= later(milliseconds, () => {
        callOff = null
        act()
      })
      return undefined
    },
    end,
  }
}
