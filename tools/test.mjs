// Everything that has to hold before a change lands: the usual run. `--rest` runs what it leaves out, `--all` both, and
// `--quick` less: neither the laws (property tests) nor the tests in a browser.
import { fileURLToPath } from 'node:url'
import { interruption } from './testRun/interruption.mjs'
import { tellSlowest } from './testRun/slowestTests.mjs'
import { runStage } from './testRun/stageProcess.mjs'
import { stagesOf } from './testRun/stages.mjs'
import { add, NONE } from './testRun/testCounts.mjs'

/**
 * @typedef {import('./testRun/stages.mjs').Stage} Stage
 * @typedef {object} Outcome
 * @property {string} name
 * @property {boolean} passes
 * @property {string} why
 * @property {import('./testRun/testCounts.mjs').Counts} counts
 * @property {import('./testRun/slowestTests.mjs').Timed[]} times
 */

/** How often a stage that takes long says how far it is, in milliseconds. */
const TOLD_EVERY = 20_000

/** So many of the last lines of a stage that failed are said again at the end, where no test is known to have failed. */
const REPEATED = 80

/** @type {Record<string, { scopes: import('./testRun/stages.mjs').Scope[], praise: string }>} */
const RUNS = {
  '--quick': { scopes: ['quick'], praise: 'Everything quick passes (laws, long tests and browser tests left out)' },
  '--usual': { scopes: ['usual'], praise: 'Everything usual passes' },
  '--rest': { scopes: ['rest'], praise: 'What "npm test" leaves out passes' },
  '--all': { scopes: ['usual', 'rest'], praise: 'Everything passes' },
}

const NO_PREPARATION = { env: {}, note: '' }

const root = fileURLToPath(new URL('..', import.meta.url))
const wanted = RUNS[process.argv[2] ?? '--usual']
if (wanted === undefined) {
  console.error(`node tools/test.mjs [${Object.keys(RUNS).join(' | ')}]`)
  process.exit(2)
}
const signal = interruption()

const start = performance.now()
/** @type {Outcome[]} */
const outcomes = []
for (const together of wanted.scopes.flatMap((scope) => stagesOf(scope))) {
  const running = together.map((stage) => ({ name: stage.name, outcome: run(stage) }))
  for (const { name, outcome } of running) {
    process.stdout.write(`${name} … `)
    // oxlint-disable-next-line no-await-in-loop -- a person reads them in order
    const { told, ...rest } = await outcome
    console.log(told)
    outcomes.push(rest)
  }
  if (signal.aborted) break
}
if (signal.aborted) {
  console.log(`\nEnded early, after ${seconds(start)}: nothing is left running.`)
  process.exit(Number(signal.reason))
}

const slowest = tellSlowest(
  outcomes.flatMap(({ times }) => times),
  root,
)
if (slowest.length > 0) console.log(`\nThe slowest tests:\n${slowest.join('\n')}`)

// What failed first is far up by now, and a log may keep only its end.
const failed = outcomes.filter(({ passes }) => !passes)
for (const { name, why } of failed) console.log(`\n${name}, once more:\n${why}`)

const names = outcomes.map(({ name, counts }) => (counts === NONE ? name : `${counts.passed} ${name}`))
const conclusion =
  failed.length === 0 ? `${wanted.praise}: ${names.join(', ')}` : `FAILED: ${failed.map(({ name }) => name).join(', ')}`
console.log(`\n${conclusion}, in ${seconds(start)}.`)
const all = outcomes.map(({ counts }) => counts).reduce(add, NONE)
console.log(`${all.passed} passed, ${all.failed} failed${all.skipped > 0 ? `, ${all.skipped} skipped` : ''}`)
process.exitCode = failed.length === 0 ? 0 : 1

/**
 * @param {Stage} stage
 * @returns {Promise<Outcome & { told: string }>} with what is told of its end
 */
async function run({ name, command, env, tests }) {
  const nothing = { name, counts: NONE, times: [] }
  const prepared = tests?.prepare === undefined ? NO_PREPARATION : tests.prepare()
  if (prepared === null) return { ...nothing, passes: false, why: 'It cannot begin.', told: 'FAILS: it cannot begin' }
  const stageStart = performance.now()
  const stage = { said: '', isTold: false }
  const tell = () => {
    const { passed, failed: broken } = tests?.progress(stage.said) ?? NONE
    process.stdout.write(
      `${stage.isTold ? '' : `${prepared.note}\n`}  after ${seconds(stageStart)}: ${passed} passed, ${broken} failed\n`,
    )
    stage.isTold = true
  }
  const timer = tests === undefined ? undefined : setInterval(tell, TOLD_EVERY)
  const onOutput = (/** @type {string} */ soFar) => {
    stage.said = soFar
  }
  const options = { cwd: root, env: { ...process.env, ...env, ...prepared.env }, signal, onOutput }
  const { code, output, report, left } = await runStage(command, options)
  clearInterval(timer)
  const passes = code === 0
  const note = stage.isTold || prepared.note === '' ? '' : ` (${prepared.note})`
  const told = [
    `${stage.isTold ? `${name} ` : ''}${passes ? 'passes' : 'FAILS'}, ${seconds(stageStart)}${note}`,
    ...left.map((process) => `  it left this running, which was ended: ${process}`),
    ...(passes || signal.aborted ? [] : [`\n${output.trim()}\n`]),
  ].join('\n')
  if (tests === undefined || report === null) return { ...nothing, passes, why: lastLines(output), told }
  const why = tests.failures(report).map((failure) => `${failure.test}\n${failure.why}`)
  return {
    name,
    passes,
    why: why.length === 0 ? lastLines(output) : why.join('\n\n'),
    counts: tests.count(report),
    times: tests.times(report),
    told,
  }
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
