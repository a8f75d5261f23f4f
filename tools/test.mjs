// Everything that has to hold before a change lands. `--quick` leaves out the laws (property tests), which take longest.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {{ name: string, command: string[] }} Stage
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const quick = process.argv.includes('--quick')
const scratch = await mkdtemp(path.join(tmpdir(), 'modern-art-'))
const report = path.join(scratch, 'tests.json')

/** @type {Stage[]} */
const stages = [
  { name: 'format', command: ['oxfmt/bin/oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint/bin/oxlint'] },
  { name: 'types', command: ['typescript/bin/tsc', '-b'] },
  { name: 'unused code', command: ['knip/bin/knip.js'] },
  {
    name: 'tests',
    command: [
      'vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(quick ? ['--exclude=**/*.laws.test.ts'] : []),
    ],
  },
]

const start = performance.now()
/** @type {string[]} */
const failedStages = []
for (const stage of stages) {
  // Side by side they would only slow each other down, and a person reads them in order.
  // oxlint-disable-next-line no-await-in-loop
  if (!(await passes(stage))) failedStages.push(stage.name)
}
const counts = await readCounts()
await rm(scratch, { recursive: true })

const names = stages.map((stage) => (stage.name === 'tests' ? `${counts.passed} tests` : stage.name))
const scope = quick ? 'Everything quick passes (laws left out)' : 'Everything passes'
console.log(
  failedStages.length === 0
    ? `\n${scope}: ${names.join(', ')}, in ${seconds(start)}.`
    : `\nFAILED: ${failedStages.join(', ')}, in ${seconds(start)}.`,
)
console.log(
  `${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`,
)
process.exitCode = failedStages.length === 0 ? 0 : 1

/**
 * @param {Stage} stage
 * @returns {Promise<boolean>}
 */
async function passes({ name, command }) {
  process.stdout.write(`${name} … `)
  const stageStart = performance.now()
  const { code, output } = await run(command)
  console.log(`${code === 0 ? 'passes' : 'FAILS'}, ${seconds(stageStart)}`)
  if (code !== 0) console.log(`\n${output.trim()}\n`)
  return code === 0
}

/**
 * @param {string[]} command
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run([script = '', ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], {
      cwd: root,
      // Vitest colours its output even where no terminal reads it.
      env: process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text
      })
    }
    child.on('error', reject).on('close', (code) => resolve({ code, output }))
  })
}

/** @returns {Promise<Counts>} */
async function readCounts() {
  const text = await readFile(report, 'utf8').catch(() => null)
  if (text === null) return { passed: 0, failed: 0, skipped: 0 }
  const { testResults } = /** @type {{ testResults: TestFile[] }} */ (JSON.parse(text))
  const statuses = testResults.flatMap((file) =>
    // A file that does not even load has no tests to fail: it counts as one.
    file.assertionResults.length === 0 ? [file.status] : file.assertionResults.map((test) => test.status),
  )
  const passed = statuses.filter((status) => status === 'passed').length
  const failed = statuses.filter((status) => status === 'failed').length
  return { passed, failed, skipped: statuses.length - passed - failed }
}

/**
 * @param {number} since
 * @returns {string}
 */
function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
