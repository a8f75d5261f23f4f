import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { installBrowser, otherBrowser, tellBrowser } from '../browser.mjs'
import { playwrightProgress, vitestProgress } from './progress.mjs'
import { REPORT } from './stageProcess.mjs'
import { playwrightTimes, vitestTimes } from './slowestTests.mjs'
import { countPlaywright, countVitest } from './testCounts.mjs'
import { playwrightFailures, vitestFailures } from './testFailures.mjs'

/**
 * `quick` leaves out what takes longest: laws (property tests) and browser. `usual` is what a person waits for before each commit,
 * and `rest` what it leaves out.
 *
 * @typedef {'quick' | 'usual' | 'rest'} Scope
 *
 * Tests, whose reports are read. `prepare` gives what is added to the environment and may say what is used; `null` where
 * it cannot begin, and has said why.
 *
 * @typedef {object} Tests
 * @property {(report: string) => import('./testCounts.mjs').Counts} count
 * @property {(report: string) => import('./testFailures.mjs').Failure[]} failures
 * @property {(report: string) => import('./slowestTests.mjs').Timed[]} times
 * @property {(output: string) => import('./progress.mjs').Progress} progress
 * @property {() => { env: NodeJS.ProcessEnv, note: string } | null} [prepare]
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} command a script and its arguments
 * @property {NodeJS.ProcessEnv} [env] what it has beside what this process has
 * @property {Tests} [tests]
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const LONG = '**/*.long.test.{ts,tsx}'
const LAWS = '**/*.laws.test.ts'

/**
 * What has to hold, in order; the stages of one list may run side by side.
 *
 * @param {Scope} scope
 * @returns {Stage[][]}
 */
export function stagesOf(scope) {
  switch (scope) {
    case 'quick':
      return [CHECKS, [unitTests([`--exclude=${LONG}`, `--exclude=${LAWS}`])]]
    case 'usual':
      return [CHECKS, [unitTests([`--exclude=${LONG}`], { LAWS_TIMES: FEW_GAMES })], [usualBrowserTests()]]
    case 'rest':
      return [[longTests()], [wholeBrowserTests()], [{ name: 'other Nodes', command: ['tools/testRun/nodeLines.mjs'] }]]
    default:
      throw new Error(scope)
  }
}

/** @type {Stage[]} */
const CHECKS = [
  { name: 'format', command: [module('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'lint', command: [module('oxlint/bin/oxlint')] },
  // More checkers than one would check the same types several times.
  { name: 'types', command: [module('typescript/bin/tsc'), '-b', '--checkers', '1'] },
  { name: 'unused code', command: [module('knip/bin/knip.js')] },
]

/** How much of what laws try they try in the usual run, unless somebody wants more. */
export const FEW_GAMES = process.env['LAWS_TIMES'] ?? '0.2'

/**
 * @param {string[]} selection
 * @param {NodeJS.ProcessEnv} env
 * @returns {Stage}
 */
function unitTests(selection, env = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  return {
    name: 'tests',
    command: [module('vitest/vitest.mjs'), 'run', ...reporters, ...selection],
    env,
    tests: { count: countVitest, failures: vitestFailures, times: vitestTimes, progress: vitestProgress },
  }
}

/** @returns {Stage} */
function longTests() {
  return { ...unitTests(['.long.test.', '.laws.test.']), name: 'long tests' }
}

/** @returns {Stage} */
function usualBrowserTests() {
  return {
    name: 'browser tests',
    command: [...PLAYWRIGHT, '--project=usual'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
    tests: { ...BROWSER_TESTS, prepare: () => withBrowser(installBrowser()) },
  }
}

/**
 * In the browser that the usual ones are not run in, if it can be had.
 *
 * @returns {Stage}
 */
function wholeBrowserTests() {
  return {
    name: 'all browser tests',
    command: PLAYWRIGHT,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT, TESTS: 'all' },
    tests: { ...BROWSER_TESTS, prepare: prepareOther },
  }
}

const PLAYWRIGHT = [module('@playwright/test/cli.js'), 'test', '--config=apps/web/playwright.config.ts']
const BROWSER_TESTS = {
  count: countPlaywright,
  failures: playwrightFailures,
  times: playwrightTimes,
  progress: playwrightProgress,
}

function prepareOther() {
  const usual = installBrowser()
  return withBrowser(usual === null ? null : (otherBrowser(usual) ?? usual))
}

/**
 * @param {string | null} browser
 * @returns {{ env: NodeJS.ProcessEnv, note: string } | null}
 */
function withBrowser(browser) {
  return browser === null ? null : { env: { CHROMIUM_PATH: browser }, note: tellBrowser(browser) }
}

/**
 * @param {string} script in node_modules
 * @returns {string}
 */
function module(script) {
  return path.join(root, 'node_modules', script)
}
