import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ test: string, why: string }} Failure
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestResult
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestResult[] }} VitestFile
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ status: string, errors: PlaywrightError[] }} PlaywrightResult
 * @typedef {{ title: string, ok: boolean, tests: { results: PlaywrightResult[] }[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** So many lines say why a test failed. */
const LINES = 12

/**
 * What failed, and why.
 *
 * @param {string} report as Vitest writes it
 * @returns {Failure[]}
 */
export function vitestFailures(report) {
  const { testResults } = /** @type {{ testResults: VitestFile[] }} */ (JSON.parse(report))
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [{ test: name, why: short(message) }] : []
    return failed.map((test) => ({ test: test.fullName, why: short(test.failureMessages.join('\n')) }))
  })
}

/**
 * @param {string} report as Playwright writes it
 * @returns {Failure[]}
 */
export function playwrightFailures(report) {
  const { suites, errors } = /** @type {{ suites: PlaywrightSuite[], errors: PlaywrightError[] }} */ (
    JSON.parse(report)
  )
  const failures = specsIn(suites).map(({ title, tests }) => {
    const said = tests.flatMap(({ results }) =>
      results.flatMap((result) => result.errors.map(({ message }) => message)),
    )
    return { test: title, why: said.map((message) => short(message ?? '')).join('\n') }
  })
  return [...failures, ...errors.map(({ message }) => ({ test: 'no test', why: short(message ?? '') }))]
}

/**
 * Those that failed.
 *
 * @param {PlaywrightSuite[]} suites
 * @returns {PlaywrightSpec[]}
 */
function specsIn(suites) {
  return suites.flatMap((suite) => [...(suite.specs ?? []).filter(({ ok }) => !ok), ...specsIn(suite.suites ?? [])])
}

/**
 * @param {string} message
 * @returns {string}
 */
function short(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trimEnd())
  return lines
    .filter((line) => line !== '')
    .slice(0, LINES)
    .join('\n')
}
