import type { Append, Storage } from '../storage/storage.ts'

/**
 * This node as the storage knows it: a name, under which it appends, and beats that say that it lives. Whoever opens a
 * table reads there whether the node that appended last still lives. A life ends with the first thing that the storage does
 * not take, because tables stop for that, and nobody could play meanwhile; then another one begins, under another name.
 */
export interface Life {
  readonly name: () => string
  /** When this life began: the storage may have been away until then. */
  readonly begunAt: () => number
  /** Whether that is the name of an earlier life of this node. */
  readonly isOver: (name: string) => boolean
  /** Appends under its name. */
  readonly append: (append: (node: string) => Append) => Promise<boolean>
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

/** Whether that is the name of a life of this node. */
export function isLifeOf(name: string, node: string): boolean {
  return name === node || name.startsWith(`${node} `)
}

export function lifeOf(node: string, storage: Pick<Storage, 'append' | 'beat'>, now: () => number): Life {
  let name = node
  let lives = 1
  let begunAt = now()
  let lastBeat = 0
  let beating: Promise<void> | null = null

  const survive = async <T>(what: (name: string) => Promise<T>): Promise<T> => {
    const called = name
    try {
      return await what(called)
    } catch (error) {
      // Much may fail at once.
      if (called === name) {
        lives += 1
        name = `${node} ${lives}`
        begunAt = now()
      }
      throw error
    }
  }

  const beat = async (): Promise<void> => {
    const at = now()
    await survive((called) => storage.beat(called, at))
    lastBeat = at
  }

  return {
    name: () => name,
    begunAt: () => begunAt,
    isOver: (called) => called !== name && isLifeOf(called, node),
    append: (append) => survive((called) => storage.append(append(called))),
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
