// Shows that the newest Node of each line does what the README says: `npm start` opens the game, and `npm run check` passes. The
// lines are those that people have in production, the even ones, as far as npm's package `node` offers them, but for the
// line that runs this. Each gets a copy of the repository with dependencies of its own: some are compiled for one Node only.
// TEST_NODES=22,24 tries these alone, and TEST_NODES=none tries none.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { linesToTry, nodePackage } from './nodeVersions.mjs'

/** What is made anew in each copy. */
const LEFT_OUT = /^(node_modules|\.git|coverage|data|dist|dist-.*)$/
/** In milliseconds; on a slow machine, the most of it goes into dependencies and compiling. */
const LONGEST = 900_000 * Number(process.env['TEST_PATIENCE'] ?? 1)
const OPEN = /Modern Art is open at http:\/\/localhost:(\d+)/

const root = fileURLToPath(new URL('../..', import.meta.url))
const { engines } = /** @type {{ engines: { node: string } }} */ (
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
)
const chosen = process.env['TEST_NODES'] ?? ''
const lines =
  chosen === ''
    ? linesToTry(offered(), engines.node, Number(process.versions.node.split('.')[0]))
    : chosen === 'none'
      ? []
      : chosen.split(',').map(Number)

for (const line of lines) {
  const workshop = mkdtempSync(path.join(tmpdir(), `modern-art-node-${line}-`))
  try {
    const bin = install(line, workshop)
    const checkout = path.join(workshop, 'modern-art')
    cpSync(root, checkout, { recursive: true, filter: (source) => !LEFT_OUT.test(path.basename(source)) })
    // oxlint-disable-next-line no-await-in-loop -- side by side they would only slow each other down
    await startsIn(checkout, bin)
    // oxlint-disable-next-line no-await-in-loop
    await checksIn(checkout, bin)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}
if (lines.length === 0) console.log('No other line of Node is tried.')

/** @returns {string[]} */
function offered() {
  const { stdout, status } = npm(['view', 'node', 'versions', '--json'], root)
  if (status !== 0) throw new Error('npm does not say which versions of Node it offers')
  return /** @type {string[]} */ (JSON.parse(stdout))
}

/**
 * @param {number} line
 * @param {string} workshop
 * @returns {string} the folder of its program
 */
function install(line, workshop) {
  const folder = path.join(workshop, 'node')
  const name = nodePackage(process)
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stderr } = npm(['install', '--prefix', folder, ...options, `${name}@${line}`], workshop)
  if (status !== 0) throw new Error(`Node ${line} cannot be installed: ${stderr}`)
  return path.join(folder, 'node_modules', name, 'bin')
}

/**
 * @param {string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  return spawnSync('npm', args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' })
}

/**
 * `npm start` in a fresh checkout: it installs, builds and opens the game.
 *
 * @param {string} checkout
 * @param {string} bin
 */
async function startsIn(checkout, bin) {
  const start = performance.now()
  const data = path.join(checkout, '..', 'data')
  const env = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, DATABASE_URL: '', REDIS_URL: '' }
  let opened = ''
  const { said } = await runs(['start'], checkout, bin, env, async (soFar, end) => {
    const port = opened === '' ? OPEN.exec(soFar)?.[1] : undefined
    if (port === undefined) return
    opened = 'nothing'
    const page = await fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text())
    opened = page.includes('Modern Art') ? 'the game' : page
    end()
  })
  if (opened !== 'the game') throw new Error(`npm start opened ${opened || 'nothing'}:\n${said}`)
  console.log(`  ${versionIn(bin)}: npm start opens the game, after ${seconds(start)}`)
}

/**
 * @param {string} checkout
 * @param {string} bin
 */
async function checksIn(checkout, bin) {
  const start = performance.now()
  const { code, said } = await runs(['run', 'check'], checkout, bin, {}, () => Promise.resolve())
  if (code !== 0) throw new Error(`npm run check fails with ${versionIn(bin)}:\n${said}`)
  console.log(`  ${versionIn(bin)}: npm run check passes, after ${seconds(start)}: ${said.trim().split('\n').at(-1)}`)
}

/**
 * npm with another Node, until it ends, by itself or because it is told to.
 *
 * @param {string[]} args
 * @param {string} cwd
 * @param {string} bin
 * @param {Record<string, string>} env
 * @param {(soFar: string, end: () => void) => Promise<void>} hear
 * @returns {Promise<{ code: number | null, said: string }>}
 */
function runs(args, cwd, bin, env, hear) {
  return new Promise((resolve, reject) => {
    const place = [bin, process.env['PATH'] ?? ''].join(path.delimiter)
    const child = spawn('npm', args, {
      cwd,
      env: { ...withoutNpm(process.env), ...env, PATH: place },
      shell: process.platform === 'win32',
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    // The whole group: of what npm is told, its shell passes nothing on.
    const end = () => void (process.platform === 'win32' ? child.kill() : process.kill(-(child.pid ?? 0), 'SIGTERM'))
    const timer = setTimeout(() => {
      said += '\nIt took too long.'
      end()
    }, LONGEST)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        said += text
        hear(said, end).catch((/** @type {unknown} */ error) => {
          said += String(error)
          end()
        })
      })
    }
    child.on('error', reject).on('close', (code) => {
      clearTimeout(timer)
      resolve({ code, said })
    })
  })
}

/**
 * Without what the npm that runs this has told it: above all, which Node it is run by.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
function withoutNpm(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_|^(INIT_CWD|NODE)$/.test(name)))
}

/** @param {string} bin */
function versionIn(bin) {
  return `Node ${spawnSync(path.join(bin, 'node'), ['--version'], { encoding: 'utf8' }).stdout.trim()}`
}

/**
 * @param {number} since
 * @returns {string}
 */
function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(0)} s`
}
