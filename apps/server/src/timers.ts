/** Calls back after so many milliseconds, unless it is called off. */
function later(milliseconds: number, what: () => void): () => void {
  const timer = setTimeout(what, milliseconds)
  return () => clearTimeout(timer)
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** Resolves once something is done, whatever became of it, and after so many milliseconds in any case. */
export async function within(milliseconds: number, what: Promise<unknown>): Promise<void> {
  let callOff: (() => void) | null = null
  const tooLate = new Promise<void>((resolve) => {
    callOff = later(milliseconds, resolve)
  })
  await Promise.race([what.catch(() => null), tooLate]).finally(() => callOff?.())
}

/** Does something again and again, with a pause in between, until it is called off. A failure does not end it. */
function every(milliseconds: number, what: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let isOff = false
  let callOff: (() => void) | null = null
  const wakeUp = async (): Promise<void> => {
    try {
      await what()
    } catch (error) {
      if (!isOff) failed(error)
    }
    if (!isOff) callOff = later(milliseconds, () => void wakeUp())
  }
  callOff = later(milliseconds, () => void wakeUp())
  return () => {
    isOff = true
    callOff?.()
  }
}

/** How time passes for a server: tests turn it by hand. */
export interface Timers {
  readonly later: typeof later
  readonly every: typeof every
}

export const REAL_TIMERS: Timers = { later, every }
