// Plants each fault in a copy of its package and shows which test notices it. `npm run faults [-- word]` plants those with
// the word in their name or the name of their package. `--usual` asks only the tests of `npm test`: those that are not long,
// and laws with few games.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments } from './arguments.mjs'
import { copyOfRepository } from './copyOfRepository.mjs'
import { FAULTS } from './faults.mjs'
import { FEW_GAMES } from '../testRun/stages.mjs'
import { misfitsIn, readerOf, refuseMisfits } from './misfits.mjs'

/** @typedef {{ name: string, assertionResults: { status: string, fullName: string }[] }} TestFile */

const root = fileURLToPath(new URL('../..', import.meta.url))
const { usual, word } = readArguments(process.argv.slice(2))
const planted = FAULTS.filter(({ name, home }) => name.includes(word) || home.endsWith(word))
const located = planted.map((fault) => ({ ...fault, file: `${fault.home}/src/${fault.file}` }))
refuseMisfits(misfitsIn(located, readerOf(root)))

const copy = copyOfRepository()

/** Tests that take longer wait for something that never comes, in milliseconds: those of one kind, of all that must notice a fault. */
const HANGS = 900_000

/** What is left out, kind by kind: examples, laws, long tests. */
const KINDS = [
  ['**/*.laws.test.ts', '**/*.long.test.{ts,tsx}'],
  ['**/!(*.laws).test.{ts,tsx}'],
  ['**/!(*.long).test.{ts,tsx}'],
]

let missed = planted.length === 0 ? 1 : 0
try {
  for (const tests of new Set(planted.map(testsFor))) {
    const broken = firstFailure(tests)
    if (broken !== null) throw new Error(`without any fault the copy fails already, in ${broken}`)
  }
  for (const fault of located) {
    const file = path.join(copy, fault.file)
    const original = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      original.replace(fault.find, () => fault.replace),
    )
    const noticed = firstFailure(testsFor(fault))
    writeFileSync(file, original)
    if (noticed === null) missed += 1
    console.log(
      `${noticed === null ? 'MISSED ' : 'noticed'}  ${fault.name}${noticed === null ? '' : `\n         by ${noticed}`}`,
    )
  }
} finally {
  rmSync(copy, { recursive: true })
}
if (planted.length === 0) console.log(`There is no fault and no package with "${word}" in its name.`)
else console.log(`\n${planted.length - missed} of ${planted.length} faults are noticed.`)
process.exitCode = missed === 0 ? 0 : 1

/**
 * Where the tests stand that must notice a fault.
 *
 * @param {{ home: string, test?: string }} fault
 * @returns {string}
 */
function testsFor({ home, test = '' }) {
  return test === '' ? `${home}/` : `${home}/src/${test}`
}

/**
 * The title of the first of these tests that fails in the copy. The examples come before the laws, and both before what takes longest.
 *
 * @param {string} tests
 * @returns {string | null}
 */
function firstFailure(tests) {
  for (const exclude of usual ? KINDS.slice(0, -1) : KINDS) {
    const failure = failureIn([tests, ...exclude.map((pattern) => `--exclude=${pattern}`)])
    if (failure !== null) return failure
  }
  return null
}

/**
 * @param {string[]} selection
 * @returns {string | null}
 */
function failureIn(selection) {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const { stdout, status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--root', copy, '--bail=1', '--passWithNoTests', '--reporter=json', ...selection],
    {
      encoding: 'utf8',
      cwd: copy,
      env: usual ? { ...process.env, LAWS_TIMES: FEW_GAMES } : process.env,
      maxBuffer: 2 ** 28,
      timeout: HANGS,
    },
  )
  if (status === 0) return null
  const json = stdout.indexOf('{')
  if (status === null || json === -1) throw new Error('a test hangs, or the machine is too slow for the time limit')
  const report = /** @type {{ testResults: TestFile[] }} */ (JSON.parse(stdout.slice(json)))
  for (const { name, assertionResults } of report.testResults) {
    const failed = assertionResults.find((test) => test.status === 'failed')
    if (failed !== undefined) return `${path.basename(name)}: ${failed.fullName}`
  }
  return 'a test file that does not load'
}
