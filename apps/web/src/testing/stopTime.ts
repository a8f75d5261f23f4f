import { vi } from 'vitest'

/** Not stopped: what passes between the page and its table, and what React draws, takes no time. */
const soon = setImmediate

/** So much passes at a time; everything that it leads to is drawn before more does. */
const STEP = 50

/** Lets so many milliseconds pass; where many do, in longer steps. */
type Pass = (milliseconds: number, step?: number) => Promise<void>

/** From now on time passes only when a test says so, until its end. */
export function stopTime(): Pass {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  return async (milliseconds, step = STEP) => {
    for (let left = milliseconds; left > 0; left -= step) {
      // One moment after the other.
      // oxlint-disable-next-line no-await-in-loop
      await vi.advanceTimersByTimeAsync(Math.min(step, left))
      // oxlint-disable-next-line no-await-in-loop
      await drawn()
    }
  }
}

/** Waits until all that is under way without taking time has come and is drawn. */
export async function drawn(): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise<void>((resolve) => {
      soon(resolve)
    })
  }
}
