import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { launchFlags, testBrowser } from '../../tools/browser.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const browser = testBrowser()
/** In the names of tests and of their files. */
const LONG = /@long|\.long\.spec\.ts/
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? ''
/** By this the time limits of tests are multiplied, on a slow machine. */
const patience = Number(process.env['TEST_PATIENCE'] ?? 1)
/** A hang is to end soon, in milliseconds. */
const TEST = 60_000 * patience
const STEP = 10_000 * patience
/** Whole games, and all sizes and languages in one test, take so many times longer. */
const LONGER = 10
/** On a machine that has never built the page. */
const BUILD = 300_000 * patience

export default defineConfig({
  testDir: 'e2e',
  // Says what to do where there is no browser; nothing is installed or built for it.
  globalSetup: `${root}tools/testRun/needBrowser.mjs`,
  // What failures leave behind, pictures of the page above all, is not for the repository.
  outputDir: `${root}/node_modules/.cache/modern-art/browser-tests`,
  fullyParallel: true,
  // A test waits for its page about a third of the time: the others use that.
  workers: Math.min(8, Math.ceil(1.5 * availableParallelism())),
  retries: 0,
  forbidOnly: (process.env['CI'] ?? '') !== '',
  timeout: TEST,
  expect: { timeout: STEP },
  // What is only for the whole run is in a file `*.long.spec.ts`, or has the tag "@long".
  projects: [
    { name: 'usual', grepInvert: LONG },
    { name: 'long', grep: LONG, timeout: LONGER * TEST },
  ],
  reporter: [['list'], ...(report === '' ? [] : [['json', { outputFile: report }] as const])],
  // The tests see what `npm start` opens, on a port that is free; Playwright puts the port it reads into the environment.
  ...(browser === null
    ? {}
    : {
        webServer: {
          // It ends with its input, which is a pipe from Playwright: so it does even where Playwright is killed.
          command: `"${process.execPath}" --import ./tools/testRun/endWithInput.mjs tools/start.mjs`,
          cwd: root,
          env: {
            HOST: '127.0.0.1',
            PORT: '0',
            // What tests play at tables online is nobody's data, whatever the environment says.
            DATA_DIR: dataFolder(),
            DATABASE_URL: '',
            REDIS_URL: '',
            // All tests come from one address, and have no time for bots that seem to think.
            LIMITS: 'off',
            BOT_DELAY: 'off',
          },
          wait: { stdout: /Modern Art is open at http:\/\/localhost:(?<modern_art_port>\d+)/ },
          timeout: BUILD,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
        },
      }),
  use: {
    baseURL: `http://127.0.0.1:${process.env['MODERN_ART_PORT'] ?? 'no-port-yet'}`,
    launchOptions: { ...(browser === null ? {} : { executablePath: browser }), args: launchFlags },
    // An action that waits in vain says what it waited for, long before the test would end without a word.
    actionTimeout: STEP,
    navigationTimeout: STEP,
    // In every test it would put away the whole page again. Tests that are about it, or about first visits and reloads, allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
})

/** Of this run alone: a table of an earlier one that nobody has ended would go on. Workers read this file as well, and get the same. */
function dataFolder(): string {
  const given = process.env['BROWSER_TEST_DATA'] ?? ''
  if (given !== '') return given
  const folder = mkdtempSync(path.join(tmpdir(), 'modern-art-browser-data-'))
  process.env['BROWSER_TEST_DATA'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
