// Finds a Chromium for the tests and the measurements, and installs one where there is none.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { browserPlaces, isProgram } from './browserPlaces.mjs'

const isRoot = process.getuid?.() === 0

export const launchFlags = [
  // For root, Chromium refuses to make its sandbox.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Ends the process, saying what to do, where there is no Chromium and none can be installed.
 *
 * @returns {string} the path of the program
 */
export function findBrowser() {
  const chosen = process.env['CHROMIUM_PATH'] ?? ''
  if (chosen !== '' && !isProgram(chosen)) giveUp(`CHROMIUM_PATH is ${JSON.stringify(chosen)}, which is no program.`)
  if (chosen !== '') return chosen
  return presentBrowser() ?? installedBrowser() ?? giveUp('There is no Chromium here, and none could be installed.')
}

/** @returns {string | null} */
function presentBrowser() {
  const places = [...browserPlaces(process), chromium.executablePath()]
  return places.find((place) => isProgram(place)) ?? null
}

/** @returns {string | null} */
function installedBrowser() {
  console.error('The browser tests need Chromium, which is not here: installing it.')
  if (isRoot && isDebian()) {
    const apt = ['install', '-y', '--no-install-recommends', 'chromium']
    // A fresh system has no list of packages yet.
    if (runs('apt-get', apt) || (runs('apt-get', ['update']) && runs('apt-get', apt))) return presentBrowser()
  }
  const playwright = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url))
  return runs(process.execPath, [playwright, 'install', 'chromium']) ? presentBrowser() : null
}

/** Debian's relatives have other ways to install Chromium. */
function isDebian() {
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

/**
 * What it says goes to standard error: the output of whoever looks for a browser stays its own.
 *
 * @param {string} program
 * @param {string[]} args
 * @returns {boolean}
 */
function runs(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { env, stdio: ['ignore', 2, 2] }).status === 0
}

/**
 * @param {string} reason
 * @returns {never}
 */
function giveUp(reason) {
  console.error(
    `${reason}\nInstall Chromium or Google Chrome, or say where one is: CHROMIUM_PATH=/path/to/chromium npm test`,
  )
  process.exit(1)
}
