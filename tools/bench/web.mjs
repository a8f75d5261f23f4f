// Measures the page in a real browser: what Lighthouse says of the menu on a phone, what is loaded until the table can be
// played and how long that takes, how smoothly a game of bots runs at fast speed, and how long `master` takes for a decision.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { neededBrowser, launchFlags } from '../browser.mjs'
import { buildIfNeeded } from '../build.mjs'
import { lighthouseFigures } from './lighthouse.mjs'
import { masterTimes } from './masterTimes.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const assets = path.join(root, 'apps/web/dist/assets')
const VISITS = 5

/** Runs in the page: every task of 50 ms or more, and the time between frames. */
const MEASURE = `
  globalThis.measured = { tasks: [], frames: [] }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.tasks.push(duration)
  }).observe({ type: 'longtask' })
  let last = performance.now()
  requestAnimationFrame(function frame(now) {
    measured.frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  })
`

const executablePath = neededBrowser()
await buildIfNeeded()
const { address, close } = await serve()
console.log(await lighthouseFigures(address, executablePath))
const browser = await chromium.launch({ executablePath, args: launchFlags })
try {
  const visits = []
  // Each visit is a first one: nothing is in a cache.
  // oxlint-disable-next-line no-await-in-loop
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await firstVisit())
  tellSizes(visits[0]?.scripts ?? [])
  const times = visits.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  console.log(`\nFrom navigation to a table that can be played, with an empty cache, ${VISITS} visits:`)
  console.log(`  median ${round(times[VISITS >> 1])} ms (${round(times[0])} to ${round(times.at(-1))})`)
  await tellGame()
  console.log(await masterTimes(browser, address))
} finally {
  await browser.close()
  close()
}

/** @returns {Promise<{ address: string, close: () => void }>} */
function serve() {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0' }
  const server = spawn(process.execPath, ['tools/start.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (/** @type {Buffer} */ text) => {
      const port = /http:\/\/localhost:(\d+)/.exec(text.toString())?.[1]
      if (port !== undefined) resolve({ address: `http://127.0.0.1:${port}`, close: () => void server.kill() })
    })
    server.on('exit', () => reject(new Error('the server did not start')))
  })
}

/** @returns {Promise<{ milliseconds: number, scripts: string[] }>} */
async function firstVisit() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  /** @type {string[]} */
  const scripts = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(path.basename(response.url()))
  })
  const start = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('#play-now').click()
  await page.locator('.hand').getByRole('button').nth(8).waitFor()
  const milliseconds = performance.now() - start
  await context.close()
  return { milliseconds, scripts }
}

/** @param {string[]} loaded */
function tellSizes(loaded) {
  const files = readdirSync(assets).map((name) => {
    const content = readFileSync(path.join(assets, name))
    const bytes = name.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length
    return { name, bytes }
  })
  const worker = loaded.find((name) => name.startsWith('main-'))
  const first = new Set(loaded.filter((name) => name !== worker))
  console.log('Gzipped size per chunk (fonts as they are):')
  for (const { name, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) {
    const when =
      name === worker ? 'the table and its bots, in a worker' : first.has(name) ? 'before the table' : 'when wanted'
    console.log(`  ${kilobytes(bytes).padStart(9)}  ${name}${name.endsWith('.js') ? `  (${when})` : ''}`)
  }
  const sum = files.filter(({ name }) => first.has(name)).reduce((total, { bytes }) => total + bytes, 0)
  console.log(`\nJavaScript before the table can be played: ${kilobytes(sum)} gzipped, the worker apart.`)
}

/** One season among bots at fast speed: the longest task, and how the frames come. */
async function tellGame() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate(`localStorage.setItem('modern-art-settings', '{"speed":"fast"}')`)
  await page.goto(`${address}/new`)
  await page.locator('#seat-0').selectOption('hard')
  await page.locator('form summary').click()
  await page.locator('input[name=deal]').fill('bench')
  await page.evaluate(MEASURE)
  await page.locator('button[type=submit]').click()
  await page.locator('.season-page h1').waitFor({ timeout: 600_000 })
  const { tasks, frames } = /** @type {{ tasks: number[], frames: number[] }} */ (await page.evaluate('measured'))
  await context.close()
  const sorted = frames.toSorted((a, b) => a - b)
  const seconds = frames.reduce((sum, each) => sum + each, 0) / 1000
  console.log(`\nA season among four bots at fast speed, ${round(seconds)} s:`)
  console.log(
    `  longest task ${tasks.length === 0 ? 'under 50' : round(Math.max(...tasks))} ms (${tasks.length} of 50 ms or more)`,
  )
  console.log(
    `  ${frames.length} frames, ${(frames.length / seconds).toFixed(1)} a second; 95 % within ${round(sorted[Math.floor(0.95 * sorted.length)])} ms, the longest ${round(sorted.at(-1))} ms`,
  )
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** @param {number | undefined} number */
function round(number) {
  return Math.round(number ?? 0)
}
