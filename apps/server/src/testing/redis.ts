import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

export interface TestRedis {
  readonly url: string
  /** Ends it as a crash would, where it is ours. */
  readonly stop: () => Promise<void>
}

const START_PATIENCE = 20_000
const MOST_TRIES = 8
/** In milliseconds. */
const BETWEEN_TRIES = 5000
const REASON =
  'No Redis for tests: set REDIS_URL_FOR_TESTS=redis://…, or install redis-server (apt-get install redis-server).'

/** A Redis for tests: one that the environment names, else one of our own on this computer; `null` if none can be had. */
export function redisForTests(): Promise<TestRedis | null> {
  const given = process.env['REDIS_URL_FOR_TESTS'] ?? process.env['REDIS_URL'] ?? ''
  if (given !== '') return Promise.resolve({ url: given, stop: () => Promise.resolve() })
  return canStartRedis() ? startRedis() : Promise.resolve(null)
}

/**
 * Whether a Redis of our own can be started, which is installed if need be. `false` comes with a loud message; in CI, where
 * that would go unnoticed, an error comes instead.
 */
export function canStartRedis(): boolean {
  if (isInstalled() || install()) return true
  if ((process.env['CI'] ?? '') !== '') throw new Error(REASON)
  console.error(`\n!!! ${REASON} Its tests are SKIPPED. !!!\n`)
  return false
}

function isInstalled(): boolean {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0
}

function install(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  for (let tries = 0; tries < MOST_TRIES && !isInstalled(); tries += 1) {
    // Another test may be installing as well: then one of the two has to wait.
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

/** A Redis of our own, which keeps nothing; on a free port, or on one where another has stopped. */
export async function startRedis(wanted: number | null = null): Promise<TestRedis> {
  const port = wanted ?? (await freePort())
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()],
    { stdio: 'ignore' },
  )
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit')
  const until = Date.now() + START_PATIENCE
  // oxlint-disable-next-line no-await-in-loop
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`redis-server does not start on port ${port}`)
    // oxlint-disable-next-line no-await-in-loop
    await sleep(20)
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const settle = (answered: boolean): void => {
      socket.destroy()
      resolve(answered)
    }
    socket
      .once('connect', () => socket.write('PING\r\n'))
      .once('data', (data) => settle(data.toString().startsWith('+PONG')))
      .once('error', () => settle(false))
      .setTimeout(1000, () => settle(false))
  })
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

/** A port of this computer on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
