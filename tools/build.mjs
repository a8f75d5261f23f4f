// Builds the page and the server that serves it, where what they are made from has changed since they were built last.
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runNodeTool } from './nodeTool.mjs'
import { fingerprintOfSources } from './pageSources.mjs'

/** Hidden, so that the server does not serve it. */
const STAMP = '.built.json'

const repository = fileURLToPath(new URL('..', import.meta.url))

/**
 * Rejects with what the compiler says where something cannot be built. A signal on the way ends the process, and tidily.
 *
 * @returns {Promise<void>}
 */
export async function buildIfNeeded() {
  const interruption = new AbortController()
  const interrupt = (/** @type {NodeJS.Signals} */ name) => interruption.abort(name)
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    await compile(interruption.signal)
    await buildPage(repository, interruption.signal)
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
    if (interruption.signal.aborted) process.kill(process.pid, String(interruption.signal.reason))
  }
}

/**
 * Compiles the server, and the art that icons are drawn with while the page is built. The compiler itself knows whether there is anything to do.
 *
 * @param {AbortSignal} signal
 */
async function compile(signal) {
  const projects = ['apps/server/tsconfig.src.json', 'packages/art/tsconfig.src.json']
  const tsc = ['typescript/bin/tsc', '-b', ...projects]
  const { code, output } = await runNodeTool(tsc, { cwd: repository, signal })
  if (code !== 0) throw new Error(`The server cannot be built:\n\n${output.trim()}`)
}

/**
 * Whatever happens, `apps/web/dist` holds a whole page or none: a new one is made beside it, and takes its place when it is done.
 *
 * @param {string} root
 * @param {AbortSignal} [signal]
 */
export async function buildPage(root, signal) {
  const web = path.join(root, 'apps/web')
  const dist = path.join(web, 'dist')
  const fingerprint = fingerprintOfSources(root)
  if (fingerprintOfPage(dist) === fingerprint) return
  console.log('Building the page…')
  const start = performance.now()
  const workshop = mkdtempSync(path.join(web, 'dist-'))
  const page = path.join(workshop, 'page')
  try {
    const vite = ['vite/bin/vite.js', 'build', '--outDir', page, '--emptyOutDir']
    // It is the page that people get, even where it is made for tests.
    const env = { ...process.env, NODE_ENV: 'production' }
    const { code, output } = await runNodeTool(vite, { cwd: web, env, signal })
    if (code !== 0) throw new Error(`The page cannot be built:\n\n${output.trim()}`)
    writeFileSync(path.join(page, STAMP), JSON.stringify({ fingerprint }))
    if (existsSync(dist)) renameSync(dist, path.join(workshop, 'former'))
    renameSync(page, dist)
  } finally {
    rmSync(workshop, { recursive: true })
  }
  console.log(`The page is built, in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
}

/**
 * What the page there was made from.
 *
 * @param {string} dist
 * @returns {string | null}
 */
function fingerprintOfPage(dist) {
  try {
    const stamp = /** @type {{ fingerprint: string }} */ (JSON.parse(readFileSync(path.join(dist, STAMP), 'utf8')))
    return stamp.fingerprint
  } catch {
    return null
  }
}
