import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { canRunRedis, startRedis } from '../processes/redisProcess.ts'
import { startSomeRedis } from './redisSources.ts'
import { sharedOr } from './service.ts'
import type { RunningService } from './service.ts'

const REASON =
  'No Redis for tests: set REDIS_URL_FOR_TESTS=redis://…, or install redis-server (apt-get install redis-server).'

/** The Redis that all test files share: whatever they keep in it has names of its own. `null` if none can be had. */
export async function redisForTests(): Promise<RunningService | null> {
  const isGiven = (process.env['REDIS_URL_FOR_TESTS'] ?? process.env['REDIS_URL'] ?? '') !== ''
  return isGiven || canStartRedis() ? sharedOr('redis', startSomeRedis) : null
}

/**
 * Whether a Redis of our own can be started, which is installed if need be. `false` comes with a loud message; in CI, where
 * that would go unnoticed, an error comes instead.
 */
export function canStartRedis(): boolean {
  if (canRunRedis()) return true
  if ((process.env['CI'] ?? '') !== '') throw new Error(REASON)
  console.error(`\n!!! ${REASON} Its tests are SKIPPED. !!!\n`)
  return false
}

/** A Redis of our own, which keeps nothing; on a free port, or on one where another has stopped. */
export async function startTestRedis(wanted: number | null = null): Promise<RunningService> {
  const { url, kill } = await startRedis(wanted)
  return { url, stop: kill }
}

/**
 * A way to a Redis or a PostgreSQL that can fall silent, as a network does when a cable is pulled: the connections that are open stay open,
 * but nothing gets through them any more. New ones get through.
 */
export async function wayTo(url: string): Promise<{ readonly url: string; readonly silence: () => void }> {
  const { hostname, port } = new URL(url)
  const redisPort = port === '' ? 6379 : Number(port)
  const sockets: Socket[] = []
  const way = createServer((near) => {
    const far = connect(redisPort, hostname)
    near.pipe(far).pipe(near)
    sockets.push(near, far)
    for (const socket of [near, far]) socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  onTestFinished(() => {
    way.close()
    for (const socket of sockets) socket.destroy()
  })
  const wayUrl = new URL(url)
  wayUrl.host = `127.0.0.1:${(way.address() as AddressInfo).port}`
  return {
    url: wayUrl.href,
    silence: () => {
      for (const socket of sockets) socket.unpipe().resume()
    },
  }
}
