// What Lighthouse says of the menu, opened for the first time on a phone that it simulates: a slow one, in a slow network.
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { launchFlags } from '../browser.mjs'

const RUNS = 5

/** @typedef {{ name: string, of: (result: import('lighthouse').Result) => number, unit: string, digits: number }} Figure */

/** @type {Figure[]} */
const FIGURES = [
  ...[
    ['performance', 'performance'],
    ['accessibility', 'accessibility'],
    ['best practices', 'best-practices'],
  ].map(([name = '', id = '']) => ({
    name,
    of: (/** @type {import('lighthouse').Result} */ { categories }) => 100 * (categories[id]?.score ?? 0),
    unit: 'of 100',
    digits: 0,
  })),
  { name: 'first paint', of: audit('first-contentful-paint'), unit: 'ms', digits: 0 },
  { name: 'largest paint', of: audit('largest-contentful-paint'), unit: 'ms', digits: 0 },
  { name: 'blocking time', of: audit('total-blocking-time'), unit: 'ms', digits: 0 },
  { name: 'layout shift', of: audit('cumulative-layout-shift'), unit: '', digits: 3 },
  {
    name: 'JavaScript that is not used',
    of: ({ audits }) => {
      const { details } = audits['unused-javascript'] ?? {}
      return (details?.type === 'opportunity' ? (details.overallSavingsBytes ?? 0) : 0) / 1000
    },
    unit: 'kB',
    digits: 1,
  },
]

/**
 * The median of some runs, as text. A machine that is busy with something else makes the figures worse: what Lighthouse thinks of its
 * speed is told with them.
 *
 * @param {string} address
 * @param {string} executablePath of the browser
 * @returns {Promise<string>}
 */
export async function lighthouseFigures(address, executablePath) {
  /** @type {import('lighthouse').Result[]} */
  const results = []
  for (let tries = 0; results.length < RUNS; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const result = await visit(address, executablePath)
    // On a busy machine a trace is sometimes incomplete: that visit says nothing.
    if (result.runtimeError === undefined) results.push(result)
    else if (tries >= 2 * RUNS) throw new Error(`Lighthouse failed: ${result.runtimeError.message}`)
  }
  const speeds = results.map(({ environment }) => environment.benchmarkIndex)
  const lines = FIGURES.map(({ name, of, unit, digits }) => {
    const values = results.map(of).toSorted((a, b) => a - b)
    const [least, middle, most] = [values[0], values[RUNS >> 1], values.at(-1)].map((value) => value?.toFixed(digits))
    return `  ${name.padEnd(28)} ${middle} ${unit} (${least} to ${most})`
  })
  const speed = `the machine's speed was ${Math.round(Math.min(...speeds))} to ${Math.round(Math.max(...speeds))}`
  return [`The menu by Lighthouse on a phone, median of ${RUNS} first visits; ${speed}:`, ...lines, ''].join('\n')
}

/**
 * @param {string} address
 * @param {string} executablePath of the browser
 * @returns {Promise<import('lighthouse').Result>}
 */
async function visit(address, executablePath) {
  const port = await freePort()
  // A browser for each visit: nothing is in a cache.
  const browser = await chromium.launch({
    executablePath,
    args: [...launchFlags, `--remote-debugging-port=${port}`],
  })
  try {
    const run = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    })
    if (run === undefined) throw new Error('Lighthouse said nothing')
    return run.lhr
  } finally {
    await browser.close()
  }
}

/**
 * @param {string} id
 * @returns {Figure['of']}
 */
function audit(id) {
  return ({ audits }) => audits[id]?.numericValue ?? Number.NaN
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })
}
