import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { freePort } from './freePort.ts'
import { mortal } from './mortal.ts'
import type { Mortal } from './mortal.ts'

/** A Redis on this computer's own address that keeps nothing: each time it is started it is empty. */
export interface RedisProcess extends Mortal {
  readonly port: number
  readonly url: string
}

const NO_REDIS = 'There is no Redis. Install redis-server (apt-get install redis-server).'

const MOST_TRIES = 8
/** In milliseconds. */
const BETWEEN_TRIES = 5000

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
  return isInstalled() || install()
}

function isInstalled(): boolean {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0
}

function install(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  for (let tries = 0; tries < MOST_TRIES && !isInstalled(); tries += 1) {
    // Somebody else may be installing as well: then one of the two has to wait.
    if (tries > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BETWEEN_TRIES)
    run('apt-get', ['update'])
    run('apt-get', ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '--no-install-recommends', 'redis-server'])
  }
  return isInstalled()
}

/** Whether it succeeds does not matter: what matters is looked at afterwards. */
function run(command: string, options: readonly string[]): void {
  spawnSync(command, options, { stdio: 'ignore' })
}
