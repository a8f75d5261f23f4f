import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const MOST_TRIES = 8
/** In milliseconds. */
const BETWEEN_TRIES = 5000
/** Where programs lie that are not on everybody's path. */
const FURTHER = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/usr/local/bin']

/** Where a program is; on Debian its package is installed if need be, by whoever is root. `null` if it is not to be had. */
export function installedProgram(program: string, debianPackage: string): string | null {
  return find(program) ?? (install(program, debianPackage) ? find(program) : null)
}

function find(program: string): string | null {
  const places = [...(process.env['PATH'] ?? '').split(path.delimiter), ...FURTHER].filter((place) => place !== '')
  return places.map((place) => path.join(place, program)).find((file) => existsSync(file)) ?? null
}

function install(program: string, debianPackage: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  for (let tries = 0; tries < MOST_TRIES && find(program) === null; tries += 1) {
    // Somebody else may be installing as well: then one of the two has to wait.
    if (tries > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BETWEEN_TRIES)
    run('apt-get', ['update'])
    run('apt-get', ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '--no-install-recommends', debianPackage])
  }
  return find(program) !== null
}

/** Whether it succeeds does not matter: what matters is looked at afterwards. No service of the package is to start. */
function run(command: string, options: readonly string[]): void {
  spawnSync(command, options, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
}
