import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { freePort } from './freePort.ts'
import { installedProgram } from './installed.ts'
import { mortal } from './mortal.ts'
import type { Mortal } from './mortal.ts'

/** A Redis on this computer's own address that keeps nothing: each time it is started it is empty. */
export interface RedisProcess extends Mortal {
  readonly port: number
  readonly url: string
}

const NO_REDIS = 'There is no Redis. Install redis-server (apt-get install redis-server).'

/** Starts one, on a free port or on this one; throws if none is found and none can be installed. */
export async function startRedis(wanted: number | null = null): Promise<RedisProcess> {
  if (!canRunRedis()) throw new Error(NO_REDIS)
  const port = wanted ?? (await freePort())
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', tmpdir()]
  const redis = mortal({
    name: 'Redis',
    spawn: () =>
      spawn('redis-server', [...place, '--save', '', '--appendonly', 'no', '--loglevel', 'notice'], {
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    isOpen: (said) => said.includes('Ready to accept connections'),
    farewell: 'SIGTERM',
  })
  await redis.start()
  return { ...redis, port, url: `redis://127.0.0.1:${port}` }
}

/** Whether redis-server is there; on Debian it is installed if need be, by whoever is root. */
export function canRunRedis(): boolean {
  return installedProgram('redis-server', 'redis-server') !== null
}
