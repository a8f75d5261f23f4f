/** Jobs of one table that wait for the storage: one after the other, in the order in which they came. */
export type InTurn = (job: () => Promise<void>) => Promise<void>

export function inTurnOf(failed: (error: unknown) => void): InTurn {
  let last: Promise<void> = Promise.resolve()
  return (job) => {
    last = last.then(job).catch(failed)
    return last
  }
}

/** A job that may be wanted again while it waits for its turn: it is done once for all who wanted it by then. */
export function oneWaiting(inTurn: InTurn, job: () => Promise<void>): () => Promise<void> {
  let waiting: Promise<void> | null = null
  return () => {
    waiting ??= inTurn(() => {
      waiting = null
      return job()
    })
    return waiting
  }
}
