import type { Bus } from '../bus/bus.ts'
import type { LogStorage } from '../storage/storage.ts'
import type { Timers } from '../timers.ts'

/** Why a node takes nobody: it opens, it is about to end, or what it needs has not answered for a while. */
export type Unready = 'opening' | 'draining' | 'database_away' | 'redis_away'

/** Whether a node takes people, as it was last seen: to ask costs nothing, however often it is asked. */
export interface Readiness {
  /** `null` where it takes them. */
  readonly whyNot: () => Unready | null
  /** The node is open. From now on it looks after what it needs, until the function it returns is called. */
  readonly opened: (needs: Needs) => () => void
  /** The node is about to end, for good. */
  readonly drains: () => void
}

interface Needs {
  readonly storage: Pick<LogStorage, 'lastBeat'>
  readonly bus: Pick<Bus, 'node' | 'isAway'>
  readonly timers: Pick<Timers, 'every'>
}

/** How often a node looks after what it needs, in milliseconds. */
const LOOKED_AFTER = 1000
/** What has not been there for so long is away, in milliseconds: a connection that breaks is mostly there again at once. */
const AWAY = 3000

export function readinessOf(now: () => number): Readiness {
  let stage: 'opening' | 'open' | 'draining' = 'opening'
  let databaseSeen = 0
  let redisSeen = 0
  return {
    whyNot: () => {
      if (stage !== 'open') return stage
      if (now() - databaseSeen > AWAY) return 'database_away'
      return now() - redisSeen > AWAY ? 'redis_away' : null
    },
    opened: ({ storage, bus, timers }) => {
      if (stage === 'opening') stage = 'open'
      databaseSeen = now()
      redisSeen = now()
      const look = async (): Promise<void> => {
        if (!bus.isAway()) redisSeen = now()
        await storage.lastBeat(bus.node)
        databaseSeen = now()
      }
      // What fails says so in its own place, and here by its age.
      return timers.every(LOOKED_AFTER, look, () => {})
    },
    drains: () => {
      stage = 'draining'
    },
  }
}
