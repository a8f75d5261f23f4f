import { vi } from 'vitest'

/** Not stopped: what passes between the page and its table, and what React draws, takes no time. */
const soon = setImmediate

/** So much passes at a time; everything that it leads to is drawn before more does. */
const STEP = 50

/** From now on time passes only when a test says so, by so many milliseconds. Until the end of the test. */
export function stopTime(): (milliseconds: number) => Promise<void> {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  return async (milliseconds) => {
    for (let left = milliseconds; left > 0; left -= STEP) {
      // One moment after the other.
      // oxlint-disable-next-line no-await-in-loop
      await vi.advanceTimersByTimeAsync(Math.min(STEP, left))
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
