import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findBrowser, launchFlags } from '../../tools/browser.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? ''
/** A hang is to end, but no test is to fail for a slow machine. */
const PATIENCE = 300_000

export default defineConfig({
  testDir: 'e2e',
  // What failures leave behind, pictures of the page above all, is not for the repository.
  outputDir: `${root}/node_modules/.cache/modern-art/browser-tests`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: (process.env['CI'] ?? '') !== '',
  timeout: PATIENCE,
  expect: { timeout: PATIENCE / 5 },
  reporter: [['list'], ...(report === '' ? [] : [['json', { outputFile: report }] as const])],
  // The tests see what `npm start` opens, on a port that is free; Playwright puts the port it reads into the environment.
  webServer: {
    command: `"${process.execPath}" tools/start.mjs`,
    cwd: root,
    env: { HOST: '127.0.0.1', PORT: '0' },
    wait: { stdout: /Modern Art is open at http:\/\/localhost:(?<modern_art_port>\d+)/ },
    timeout: PATIENCE,
    gracefulShutdown: { signal: 'SIGTERM', timeout: PATIENCE / 60 },
  },
  use: {
    baseURL: `http://127.0.0.1:${process.env['MODERN_ART_PORT'] ?? 'no-port-yet'}`,
    launchOptions: { executablePath: findBrowser(), args: launchFlags },
    screenshot: 'only-on-failure',
  },
})
