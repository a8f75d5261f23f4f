import type { Storage } from '../storage/storage.ts'

/** A storage whose changes of parties can be held up, or fail. */
export interface HeldStorage {
  readonly storage: Storage
  /** From now on changes wait until they are released. Resolves once one waits. */
  readonly hold: () => Promise<void>
  readonly release: () => void
  /** The next change fails, and nothing is kept. */
  readonly failOnce: () => void
}

export function heldStorage(storage: Storage): HeldStorage {
  let held: Promise<void> | null = null
  let release: (() => void) | null = null
  let waits: (() => void) | null = null
  let fails = false
  return {
    storage: {
      ...storage,
      changeParty: async (change) => {
        if (fails) {
          fails = false
          throw new Error('the storage fails')
        }
        if (held !== null) {
          waits?.()
          await held
        }
        return storage.changeParty(change)
      },
    },
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve
      })
      return new Promise((resolve) => {
        waits = resolve
      })
    },
    release: () => {
      held = null
      release?.()
    },
    failOnce: () => {
      fails = true
    },
  }
}
