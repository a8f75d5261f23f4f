import type { Seat } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import type { ThinkingTime } from '../settings/speed.ts'
import { isAnyoneAsked, isLotDecided } from './toDecide.ts'

/** How fast a table goes on. */
export interface Pacing {
  /** A game has been opened: its table knows nothing yet. */
  readonly begin: () => void
  /** Somebody wants to get to their next decision: nothing on the way there is shown, and no bot takes its time. */
  readonly skip: () => void
  readonly isSkipping: () => boolean
  /** Something is shown that waits to be read: here a skip ends. */
  readonly stop: () => void
  /** All has been shown up to this screen; these people are at the device. */
  readonly rest: (screen: Screen, people: readonly Seat[]) => void
  /** How long bots should seem to think may have changed. */
  readonly refresh: () => void
}

const NO_TIME: ThinkingTime = { least: 0, most: 0 }

/**
 * Bots take the usual time, except where nobody at this device waits for them to think: while somebody skips, and in a
 * lot in which nobody here has anything left to decide.
 */
export function pacingOf(usualTime: () => ThinkingTime, tell: (time: ThinkingTime) => void): Pacing {
  let skipping = false
  let decided = false
  let told: ThinkingTime | null = null

  const refresh = (): void => {
    const time = skipping || decided ? NO_TIME : usualTime()
    if (time === told) return
    told = time
    tell(time)
  }
  const skipFromNow = (on: boolean): void => {
    skipping = on
    refresh()
  }

  return {
    begin: () => {
      told = null
      decided = false
      skipFromNow(false)
    },
    skip: () => skipFromNow(true),
    isSkipping: () => skipping,
    stop: () => skipFromNow(false),
    rest: (screen, people) => {
      decided = isLotDecided(screen, people)
      if (isAnyoneAsked(screen, people) || screen.view.phase.name === 'finished') skipping = false
      refresh()
    },
    refresh,
  }
}
