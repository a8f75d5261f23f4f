import { execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './freePort.ts'
import { mortal } from './mortal.ts'
import type { Mortal } from './mortal.ts'
import { installedPostgres, npmPostgres } from './postgresPrograms.ts'
import { removedAtEnd } from './removedAtEnd.ts'

/** A PostgreSQL in a folder of its own, on this computer's own address. */
export interface PostgresProcess extends Mortal {
  readonly port: number
  /** As somebody who may do anything. */
  readonly url: string
  /** Makes a database while it runs; the address of it. */
  readonly newDatabase: (name: string) => Promise<string>
  /** Ends it, and removes its folder. */
  readonly remove: () => Promise<void>
}

export interface PostgresWanted {
  /** The folder of `initdb` and `postgres`; without it they are looked for. */
  readonly programs?: string
  /** Whether what is committed is on the disk. Without it a kill loses nothing, and a power cut may. */
  readonly fsync?: boolean
  readonly mostConnections?: number
}

const NO_POSTGRES = 'There is no PostgreSQL. Install one (apt-get install postgresql), or run npm ci.'
const USER = 'keeper'
const PASSWORD = 'sesame'

/** Starts one; throws if none is found. */
export async function startPostgres({
  programs,
  fsync = false,
  mostConnections = 60,
}: PostgresWanted = {}): Promise<PostgresProcess> {
  const place = programs ?? (await installedPostgres()) ?? (await npmPostgres())
  if (place === null) throw new Error(NO_POSTGRES)
  const owner = await otherThanRoot()
  const folder = await mkdtemp(path.join(tmpdir(), 'modern-art-postgres-'))
  const callOff = removedAtEnd(folder)
  const data = path.join(folder, 'data')
  const options = { cwd: folder, ...owner }
  await makeCluster(place, data, options)
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // In its folder: elsewhere, what it shares among its processes would outlive a kill -9.
    dynamic_shared_memory_type: 'mmap',
    fsync: fsync ? 'on' : 'off',
    max_connections: String(mostConnections),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const process = mortal({
    name: 'PostgreSQL',
    spawn: () =>
      spawn(path.join(place, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      }),
    isOpen: (said) => said.includes('ready to accept connections'),
    // A fast shutdown: it waits for nobody.
    farewell: 'SIGINT',
  })
  await process.start()
  const url = `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`
  return {
    ...process,
    port,
    url,
    newDatabase: async (name) => {
      await runIn(url, `create database "${name}"`)
      return url.replace(/postgres$/, name)
    },
    remove: async () => {
      await process.end()
      await rm(folder, { recursive: true, force: true })
      callOff()
    },
  }
}

/** The rows that a statement gives, on a connection of its own. */
export async function runIn(url: string, statement: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}

interface Owner {
  readonly uid?: number
  readonly gid?: number
}

async function makeCluster(place: string, data: string, options: Owner & { readonly cwd: string }): Promise<void> {
  const { cwd, uid, gid } = options
  const passwordFile = path.join(cwd, 'password')
  await writeFile(passwordFile, PASSWORD, { mode: 0o600 })
  if (uid !== undefined && gid !== undefined) {
    await Promise.all([cwd, passwordFile].map((each) => chown(each, uid, gid)))
  }
  const setup = ['--auth=scram-sha-256', `--username=${USER}`, `--pwfile=${passwordFile}`, '--no-sync']
  const flags = ['-D', data, '--encoding=UTF8', '--locale=C', ...setup]
  await promisify(execFile)(path.join(place, 'initdb'), flags, options)
  await rm(passwordFile)
}

/** PostgreSQL refuses to run as root: then it runs as somebody else. */
async function otherThanRoot(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {}
  const people = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const found = people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody')
  if (found === undefined) throw new Error('PostgreSQL does not run as root, and there is nobody else to run it.')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}
