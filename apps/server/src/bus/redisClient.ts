import { Redis } from 'ioredis'
import { BusAway } from './busAway.ts'

export interface RedisClient {
  readonly redis: Redis
  /**
   * Runs a command once Redis is there. Rejects with `BusAway` where that, or the answer, takes longer than the patience; at
   * once where Redis could not be reached when it was last tried.
   */
  readonly run: <T>(command: (redis: Redis) => Promise<T>) => Promise<T>
  /** Opens a new connection in the place of one that no longer answers. */
  readonly renew: () => void
  readonly close: () => void
}

export interface ClientOptions {
  readonly url: string
  /** How long a command may take, in milliseconds. */
  readonly patience: number
  readonly onReady: () => void
  readonly onError: (error: Error) => void
}

const FIRST_RETRY = 50
const SLOWEST_RETRY = 1000

/**
 * A connection to Redis that comes back by itself, and on which nothing waits for ever: what was asked while it broke has
 * failed, and nothing is kept to be sent later, when it may be wrong.
 */
export function redisClient({ url, patience, onReady, onError }: ClientOptions): RedisClient {
  const redis = new Redis(url, {
    autoResubscribe: false,
    commandTimeout: patience,
    connectTimeout: Math.max(patience, SLOWEST_RETRY),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(SLOWEST_RETRY, FIRST_RETRY * times),
  })
  let isReady = false
  let isAway = false
  redis.on('ready', () => {
    isReady = true
    isAway = false
    onReady()
  })
  redis.on('close', () => {
    // A connection that breaks may be there again in a moment; one that cannot even be opened will not.
    isAway = !isReady
    isReady = false
  })
  // Without a listener ioredis writes to the console on every retry.
  redis.on('error', onError)

  return {
    redis,
    run: async (command) => {
      if (isAway) throw new BusAway('it cannot be reached')
      if (redis.status !== 'ready') await becomesReady(redis, patience)
      try {
        return await command(redis)
      } catch (error) {
        throw new BusAway(reasonOf(error))
      }
    },
    renew: () => {
      if (redis.status === 'ready') redis.disconnect(true)
    },
    close: () => redis.disconnect(),
  }
}

/** Of a failure only its own words: what ioredis attaches names commands, and with them passwords. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed'
  if (error.message !== '') return error.message
  return 'code' in error ? String(error.code) : error.name
}

function becomesReady(redis: Redis, patience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(timer)
      redis.off('ready', ready).off('end', ended)
    }
    const ready = (): void => {
      settle()
      resolve()
    }
    const ended = (): void => {
      settle()
      reject(new BusAway('it is closed'))
    }
    const timer = setTimeout(() => {
      settle()
      reject(new BusAway(`Redis does not answer within ${patience} ms`))
    }, patience)
    // Many may wait at once while Redis is away.
    redis.setMaxListeners(0).once('ready', ready).once('end', ended)
    if (redis.status === 'end') ended()
  })
}
