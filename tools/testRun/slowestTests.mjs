/**
 * @typedef {{ title: string, file: string, milliseconds: number }} Timed
 * @typedef {{ name: string, assertionResults: { fullName: string, duration?: number | null }[] }} VitestFile
 * @typedef {{ title: string, file: string, tests: { results: { duration: number }[] }[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

const TOLD = 10

/**
 * How long each test took.
 *
 * @param {string} report as Vitest writes it
 * @returns {Timed[]}
 */
export function vitestTimes(report) {
  const { testResults } = /** @type {{ testResults: VitestFile[] }} */ (JSON.parse(report))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, file: name, milliseconds: duration ?? 0 })),
  )
}

/**
 * @param {string} report as Playwright writes it
 * @returns {Timed[]}
 */
export function playwrightTimes(report) {
  const { suites } = /** @type {{ suites: PlaywrightSuite[] }} */ (JSON.parse(report))
  return specsIn(suites).flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ title, file, milliseconds: duration }))),
  )
}

/**
 * @param {PlaywrightSuite[]} suites
 * @returns {PlaywrightSpec[]}
 */
function specsIn(suites) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsIn(suite.suites ?? [])])
}

/**
 * The slowest, a line each.
 *
 * @param {readonly Timed[]} tests
 * @param {string} root what paths are told from
 * @returns {string[]}
 */
export function tellSlowest(tests, root) {
  return tests
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, TOLD)
    .map(({ title, file, milliseconds }) => {
      const place = file.startsWith(root) ? file.slice(root.length) : file
      return `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${place}: ${title}`
    })
}
