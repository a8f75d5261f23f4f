import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { launchFlags, presentBrowser } from '../../tools/browser.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const browser = presentBrowser('quickest')
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? ''
/** A hang is to end, but no test is to fail for a slow machine. */
const PATIENCE = 600_000

export default defineConfig({
  testDir: 'e2e',
  // Says what to do where there is no browser; nothing is installed or built for it.
  globalSetup: '../../tools/needBrowser.mjs',
  // What failures leave behind, pictures of the page above all, is not for the repository.
  outputDir: `${root}/node_modules/.cache/modern-art/browser-tests`,
  fullyParallel: true,
  // A test waits for its page about a third of the time: the others use that.
  workers: Math.min(8, Math.ceil(1.5 * availableParallelism())),
  retries: 0,
  forbidOnly: (process.env['CI'] ?? '') !== '',
  timeout: PATIENCE,
  expect: { timeout: PATIENCE / 10 },
  reporter: [['list'], ...(report === '' ? [] : [['json', { outputFile: report }] as const])],
  // The tests see what `npm start` opens, on a port that is free; Playwright puts the port it reads into the environment.
  ...(browser === null
    ? {}
    : {
        webServer: {
          command: `"${process.execPath}" tools/start.mjs`,
          cwd: root,
          env: {
            HOST: '127.0.0.1',
            PORT: '0',
            // What tests play at tables online is nobody's data, whatever the environment says.
            DATA_DIR: `${root}/node_modules/.cache/modern-art/browser-data`,
            DATABASE_URL: '',
            REDIS_URL: '',
            // All tests come from one address, and have no time for bots that seem to think.
            LIMITS: 'off',
            BOT_DELAY: 'off',
          },
          wait: { stdout: /Modern Art is open at http:\/\/localhost:(?<modern_art_port>\d+)/ },
          timeout: PATIENCE,
          gracefulShutdown: { signal: 'SIGTERM', timeout: PATIENCE / 120 },
        },
      }),
  use: {
    baseURL: `http://127.0.0.1:${process.env['MODERN_ART_PORT'] ?? 'no-port-yet'}`,
    launchOptions: { ...(browser === null ? {} : { executablePath: browser }), args: launchFlags },
    // An action that waits in vain says what it waited for, long before the test would end without a word.
    actionTimeout: PATIENCE / 5,
    navigationTimeout: PATIENCE / 5,
    // In every test it would put away the whole page again. Tests that are about it, or about first visits and reloads, allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
})
