import type { Storage } from '../storage/storage.ts'

/** A storage of which a test can tell whether it is being asked something. */
export interface WatchedStorage {
  readonly storage: Storage
  /** How often it was asked something. */
  readonly asked: () => number
  /** Resolves once nothing has been asked for some turns of the event loop. */
  readonly settled: () => Promise<void>
}

/** After so many turns without a question, nobody is about to ask another. */
const QUIET_TURNS = 6

export function watched(storage: Storage): WatchedStorage {
  let pending = 0
  let asked = 0
  const count = (answer: unknown): unknown => {
    if (!(answer instanceof Promise)) return answer
    pending += 1
    asked += 1
    return answer.finally(() => {
      pending -= 1
    })
  }
  const watching = new Proxy(storage, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...given: unknown[]) => count(Reflect.apply(method, target, given))
    },
  })
  return {
    storage: watching,
    asked: () => asked,
    settled: async () => {
      for (let quiet = 0, before = asked; quiet < QUIET_TURNS; quiet += 1) {
        // Turn by turn is the point.
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((resolve) => {
          setImmediate(resolve)
        })
        if (pending > 0 || asked !== before) quiet = 0
        before = asked
      }
    },
  }
}
