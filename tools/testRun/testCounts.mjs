/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} PlaywrightStats
 */

/** @type {Counts} */
export const NONE = { passed: 0, failed: 0, skipped: 0 }

/**
 * @param {string} report as Vitest writes it
 * @returns {Counts}
 */
export function countVitest(report) {
  const { testResults } = /** @type {{ testResults: VitestFile[] }} */ (JSON.parse(report))
  const statuses = testResults.flatMap((file) =>
    // A file that does not even load has no tests to fail: it counts as one.
    file.assertionResults.length === 0 ? [file.status] : file.assertionResults.map((test) => test.status),
  )
  const passed = statuses.filter((status) => status === 'passed').length
  const failed = statuses.filter((status) => status === 'failed').length
  return { passed, failed, skipped: statuses.length - passed - failed }
}

/**
 * @param {string} report as Playwright writes it
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { stats, errors } = /** @type {{ stats: PlaywrightStats, errors: unknown[] }} */ (JSON.parse(report))
  // Errors are of no test: a file that does not load, a server that does not start.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/**
 * @param {Counts} one
 * @param {Counts} other
 * @returns {Counts}
 */
export function add(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}
