/*
 * Some questions change who this browser is: the answer brings another cookie, and the server closes the sockets of the old
 * one at once. A ticket that is asked for before that answer is there would be a stranger's, who would take the cookie's place.
 */

/** The part of the browser's locks that this needs; they hold for all windows of a browser. */
type Locks = Pick<LockManager, 'request'>

export interface WhoChanges {
  /** Asks something that changes who this browser is: one after the other. */
  readonly changing: <T>(ask: () => Promise<T>) => Promise<T>
  /** Asks something as whoever this browser is, once that does not change any more. */
  readonly settled: <T>(ask: () => Promise<T>) => Promise<T>
}

const NAME = 'modern-art-who'

/** Where the browser has no locks, on a plain local network, windows know of their own questions only. */
export function whoChangesBy(locks: Locks | undefined): WhoChanges {
  if (locks !== undefined) {
    return {
      changing: async (ask) => locks.request(NAME, ask),
      settled: async (ask) => locks.request(NAME, { mode: 'shared' }, ask),
    }
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    changing: (ask) => {
      const asked = last.then(ask)
      last = asked.catch(() => {})
      return asked
    },
    settled: (ask) => last.then(ask),
  }
}

// Whatever the types say, there are no locks on pages without a secure connection.
export const { changing: changingWho, settled: onceWhoIsSettled } = whoChangesBy(
  (globalThis.navigator as Partial<Navigator> | undefined)?.locks,
)
