// Looks the dependencies over: what the lock file says, and what the registry knows about those that people run. The status
// is 1 for findings, and 3 where the registry has no such service, so that nobody takes silence for a good sign.
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { judgeReport } from './advisories.mjs'
import { faultsInLock } from './lockFile.mjs'

const FINDINGS = 1
const NO_SERVICE = 3

const root = fileURLToPath(new URL('../..', import.meta.url))
/** @type {(...names: string[]) => string} */
const read = (...names) => readFileSync(path.join(root, ...names), 'utf8')

const folders = ['apps', 'packages'].flatMap((parent) =>
  readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`),
)
/** @typedef {import('./lockFile.mjs').Manifest} Manifest */
const manifests = Object.fromEntries(
  ['', ...folders].map((folder) => [folder, /** @type {Manifest} */ (JSON.parse(read(folder, 'package.json')))]),
)
const { packages } = /** @type {{ packages: import('./lockFile.mjs').LockedPackages }} */ (
  JSON.parse(read('package-lock.json'))
)
const faults = faultsInLock(packages, manifests)
const count = Object.keys(packages).length
console.log(
  faults.length === 0
    ? `The lock file is in order: ${count} packages, all with exact versions and fingerprints, none from a named place, no unexpected script, no unexpected licence.`
    : `The lock file is not in order:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
)

const judged = judgeReport(npm(['audit', '--omit=dev', '--json']))
if (judged.kind === 'clean') console.log(`No known findings from moderate on (${judged.minor} below that).`)
else if (judged.kind === 'findings') {
  console.log(`Known findings:\n${judged.lines.map((line) => `  ${line}`).join('\n')}`)
} else {
  console.log(
    `NOT CHECKED for known findings: the registry in use has no audit service (${judged.why}). Ask one that has: npm audit --omit=dev --registry=URL`,
  )
}
process.exitCode =
  faults.length > 0 || judged.kind === 'findings' ? FINDINGS : judged.kind === 'no service' ? NO_SERVICE : 0

/**
 * @param {string[]} args
 * @returns {string} what it said
 */
function npm(args) {
  // The npm that runs this script need not be the one on the PATH; other package managers set the variable as well.
  const running = process.env['npm_execpath'] ?? ''
  const options = /** @type {const} */ ({ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const { stdout } = path.basename(running).startsWith('npm')
    ? spawnSync(process.execPath, [running, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  return stdout
}
