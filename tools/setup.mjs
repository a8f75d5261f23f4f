// Installs the dependencies when they are absent or were made from something else than what is here now: `npm start` and
// `npm test` begin with that. All other scripts begin with `--check`, which says what is missing and installs nothing.
// `--stamp` notes, at the end of every installation, what it was made from.
// It runs before anything is installed, so it uses nothing but Node, and syntax that old versions can read.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = { major: 20, minor: 19 }

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = path.join(root, 'node_modules')
const stampFile = path.join(modules, '.setup.json')
/** Any dependency of development would do: npm installs all of them or none. */
const tool = path.join(modules, 'vite/package.json')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < OLDEST_NODE.major || (major === OLDEST_NODE.major && minor < OLDEST_NODE.minor)) {
  console.error(
    `Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer is needed; this is Node ${process.versions.node}.`,
  )
  process.exit(1)
}

const wanted = {
  'lock file': createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex'),
  'Node version': String(major),
  platform: `${process.platform} ${process.arch}`,
}

const stamps = process.argv.includes('--stamp')
const checks = process.argv.includes('--check')
const reason = stamps ? null : reasonToInstall()
if (reason !== null && checks) {
  console.error(`The dependencies are not here as they should be: ${reason}.\nInstall them: npm install --include=dev`)
  process.exit(1)
}
if (reason !== null) {
  console.log(`Installing dependencies: ${reason}.`)
  const status = npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (status !== 0) process.exit(status)
}
// Where npm runs no scripts, it has not left a stamp itself.
if (stamps || reason !== null) writeFileSync(stampFile, JSON.stringify(wanted))

/** @returns {string | null} */
function reasonToInstall() {
  if (!existsSync(modules)) return 'there is no node_modules yet'
  if (!existsSync(tool)) return 'node_modules is without the dependencies of development'
  if (!existsSync(stampFile)) return 'node_modules has no stamp that says what it was made from'
  const made = readStamp()
  if (made === null) return 'the stamp in node_modules cannot be read'
  const changed = Object.entries(wanted).find(([what, value]) => made[what] !== value)
  return changed === undefined ? null : `node_modules was made for another ${changed[0]}`
}

/** @returns {Record<string, string> | null} */
function readStamp() {
  try {
    return /** @type {Record<string, string> | null} */ (JSON.parse(readFileSync(stampFile, 'utf8')))
  } catch {
    return null
  }
}

/**
 * @param {string[]} args
 * @returns {number}
 */
function npm(args) {
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' })
  // The npm that runs this script need not be the one on the PATH; other package managers set the variable as well.
  const running = process.env['npm_execpath'] ?? ''
  const { status } = path.basename(running).startsWith('npm')
    ? spawnSync(process.execPath, [running, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  return status ?? 1
}
