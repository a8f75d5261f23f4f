/** Those who wait until something holds. */
export interface Waits {
  /** Something is new: all of them look. */
  readonly lookAgain: () => void
  /** Calls back whenever something is new. */
  readonly onEach: (what: () => void) => void
  /** Resolves once something holds. */
  readonly until: (holds: () => boolean) => Promise<void>
}

export function newWaits(): Waits {
  const listeners = new Set<() => void>()
  return {
    lookAgain: () => {
      for (const listener of listeners) listener()
    },
    onEach: (what) => void listeners.add(what),
    until: (holds) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!holds()) return
          listeners.delete(look)
          resolve()
        }
        listeners.add(look)
        look()
      }),
  }
}
