// Everything that has to hold before a change lands. `--quick` leaves out what takes longest: the laws (property tests) and the
// tests in a browser.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { installBrowser } from './browser.mjs'
import { runNodeTool } from './nodeTool.mjs'
import { playwrightProgress, vitestProgress } from './progress.mjs'
import { add, countPlaywright, countVitest, NONE } from './testCounts.mjs'
import { playwrightFailures, vitestFailures } from './testFailures.mjs'

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} command
 * @property {(report: string) => import('./testCounts.mjs').Counts} [count]
 * @property {(report: string) => import('./testFailures.mjs').Failure[]} [failures]
 * @property {(output: string) => import('./progress.mjs').Progress} [progress]
 * @property {() => boolean} [prepare] whether it can begin; says why not
 */

/** How often a stage that takes long says how far it is, in milliseconds. */
const TOLD_EVERY = 20_000

/** So many of the last lines of a stage that failed are said again at the end, where no test is known to have failed. */
const REPEATED = 80

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
    count: countVitest,
    failures: vitestFailures,
    progress: vitestProgress,
  },
]
const browserTests = {
  name: 'browser tests',
  command: ['@playwright/test/cli.js', 'test', '--config=apps/web/playwright.config.ts'],
  count: countPlaywright,
  failures: playwrightFailures,
  progress: playwrightProgress,
  prepare: installBrowser,
}
if (!quick) stages.push(browserTests)

const start = performance.now()
/** @type {string[]} */
const names = []
/** @type {{ name: string, why: string }[]} */
const failedStages = []
let counts = NONE
for (const stage of stages) {
  // Side by side they would only slow each other down, and a person reads them in order.
  // oxlint-disable-next-line no-await-in-loop
  const outcome = await run(stage)
  if (!outcome.passes) failedStages.push({ name: stage.name, why: outcome.why })
  names.push(stage.count === undefined ? stage.name : `${outcome.counts.passed} ${stage.name}`)
  counts = add(counts, outcome.counts)
}
await rm(scratch, { recursive: true })

// What failed first is far up by now, and a log may keep only its end.
for (const { name, why } of failedStages) console.log(`\n${name}, once more:\n${why}`)

const scope = quick ? 'Everything quick passes (laws and browser tests left out)' : 'Everything passes'
console.log(
  failedStages.length === 0
    ? `\n${scope}: ${names.join(', ')}, in ${seconds(start)}.`
    : `\nFAILED: ${failedStages.map(({ name }) => name).join(', ')}, in ${seconds(start)}.`,
)
console.log(
  `${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`,
)
process.exitCode = failedStages.length === 0 ? 0 : 1

/**
 * @param {Stage} stage
 * @returns {Promise<{ passes: boolean, why: string, counts: import('./testCounts.mjs').Counts }>}
 */
async function run({ name, command, count, failures, progress, prepare }) {
  if (prepare?.() === false) return { passes: false, why: '', counts: NONE }
  process.stdout.write(`${name} … `)
  const stageStart = performance.now()
  const stage = { said: '', told: false }
  const tell = () => {
    const { passed, failed } = progress?.(stage.said) ?? NONE
    process.stdout.write(
      `${stage.told ? '' : '\n'}  after ${seconds(stageStart)}: ${passed} passed, ${failed} failed\n`,
    )
    stage.told = true
  }
  const timer = progress === undefined ? undefined : setInterval(tell, TOLD_EVERY)
  await rm(report, { force: true })
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const onOutput = (/** @type {string} */ soFar) => {
    stage.said = soFar
  }
  const { code, output } = await runNodeTool(command, { cwd: root, env, onOutput })
  clearInterval(timer)
  console.log(`${stage.told ? `${name} ` : ''}${code === 0 ? 'passes' : 'FAILS'}, ${seconds(stageStart)}`)
  if (code !== 0) console.log(`\n${output.trim()}\n`)
  const text = count === undefined ? null : await readFile(report, 'utf8').catch(() => null)
  const failed = (text === null ? null : failures?.(text)) ?? []
  const why = failed.length === 0 ? lastLines(output) : failed.map((one) => `${one.test}\n${one.why}`).join('\n\n')
  return { passes: code === 0, why, counts: text === null || count === undefined ? NONE : count(text) }
}

/**
 * @param {string} output
 * @returns {string}
 */
function lastLines(output) {
  return output.trim().split('\n').slice(-REPEATED).join('\n')
}

/**
 * @param {number} since
 * @returns {string}
 */
function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
