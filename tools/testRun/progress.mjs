import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ passed: number, failed: number }} Progress */

/** How Vitest ends a file: ` ✓ src/card.test.ts (12 tests) 34ms`, ` ❯ src/card.test.ts (12 tests | 1 failed | 2 skipped) 34ms`. */
const VITEST_FILE = /^ *\S+ .*\((\d+) tests?(?: \| (\d+) failed)?(?: \| (\d+) skipped)?\)/
/** How Playwright ends a test: `  ✓  3 e2e/menu.spec.ts:12:1 › the menu is there (2.1s)`; `ok` and `x` on some consoles. */
const PLAYWRIGHT_TEST = /^ *(✓|ok|✘|x) +\d+ /

/**
 * How far the unit tests are, by what Vitest has said so far.
 *
 * @param {string} output
 * @returns {Progress}
 */
export function vitestProgress(output) {
  let [passed, failed] = [0, 0]
  for (const line of linesOf(output)) {
    const [, all, broken = 0, skipped = 0] = VITEST_FILE.exec(line) ?? []
    if (all === undefined) continue
    failed += Number(broken)
    passed += Number(all) - Number(broken) - Number(skipped)
  }
  return { passed, failed }
}

/**
 * How far the browser tests are, by what Playwright has said so far.
 *
 * @param {string} output
 * @returns {Progress}
 */
export function playwrightProgress(output) {
  const marks = linesOf(output).map((line) => PLAYWRIGHT_TEST.exec(line)?.[1])
  return {
    passed: marks.filter((mark) => mark === '✓' || mark === 'ok').length,
    failed: marks.filter((mark) => mark === '✘' || mark === 'x').length,
  }
}

/**
 * @param {string} output
 * @returns {string[]}
 */
function linesOf(output) {
  return stripVTControlCharacters(output).split('\n')
}
