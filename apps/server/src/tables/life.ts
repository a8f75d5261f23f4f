import type { Append, Storage } from '../storage/storage.ts'

/**
 * This node as the storage knows it: a name, under which it appends, and beats that say that it lives. Whoever opens a
 * table reads there whether the node that appended last still lives.
 */
export interface Life {
  readonly name: () => string
  readonly append: (append: Omit<Append, 'node'>) => Promise<boolean>
  readonly beat: () => Promise<void>
  /** Beats, unless it has just done so: what this node appends next is known to be a living node's. */
  readonly beatSoon: () => Promise<void>
  readonly lastBeat: () => number
}

/** How often a node that runs tables says that it lives, in milliseconds. */
export const BEAT = 1000
/** A node that was heard of within this time lives: a beat takes a moment, too. */
export const SURELY_LIVES = 1250
/** A node that was not heard of for so long is dead. */
export const SURELY_DEAD = 2500

export function lifeOf(node: string, storage: Storage, now: () => number): Life {
  let lastBeat = 0
  let beating: Promise<void> | null = null

  const beat = async (): Promise<void> => {
    const at = now()
    await storage.beat(node, at)
    lastBeat = at
  }

  return {
    name: () => node,
    append: (append) => storage.append({ ...append, node }),
    beat,
    beatSoon: async () => {
      if (now() - lastBeat < BEAT) return
      // Many tables may be opened at once.
      beating ??= beat().finally(() => {
        beating = null
      })
      await beating
    },
    lastBeat: () => lastBeat,
  }
}
