import { Pool } from 'pg'
import type { PoolClient, PoolConfig } from 'pg'
import { sqlStateOf } from './database.ts'

type ConnectCallback = Parameters<Pool['connect']>[0]

/**
 * A pool whose connections may break at any moment. Drizzle takes a connection out of it for each transaction, and does not
 * look after it: one that breaks then would end the process, one on which a transaction cannot even begin would never come
 * back, and one that has fallen silent would come back as if it were well.
 */
export class UnbreakablePool extends Pool {
  constructor(config: PoolConfig) {
    super(config)
    // What breaks a connection also fails what is asked on it. Without a listener the process would end.
    this.on('connect', (client) => void client.on('error', () => {}))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    if (callback === undefined) return super.connect().then(lookedAfter)
    super.connect(callback)
    return undefined
  }
}

/** A connection that is given up by itself, as soon as it answers no more, or if the first thing asked of it fails. */
function lookedAfter(client: PoolClient): PoolClient {
  let hasBegun = false
  let isReleased = false
  const release = (error?: Error | boolean): void => {
    if (isReleased) return
    isReleased = true
    client.release(error)
  }
  const ask = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
  const query = async (...given: unknown[]): Promise<unknown> => {
    // What a broken connection had begun is rolled back already, which is all that is asked for then.
    if (isReleased) return undefined
    try {
      const answer = await ask(...given)
      hasBegun = true
      return answer
    } catch (error) {
      if (!hasBegun || isLost(error)) release(true)
      throw error
    }
  }
  return Object.assign(Object.create(client) as PoolClient, { query, release })
}

/** Whatever is not PostgreSQL's own word is the connection's; and its last word is that it ends. */
function isLost(error: unknown): boolean {
  return sqlStateOf(error)?.startsWith('57P') ?? true
}
