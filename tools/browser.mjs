// Finds a Chromium, and fonts for it, for the tests and the measurements. Only `npm test` installs them where there are none.
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
 * Nothing is installed for it.
 *
 * @param {'quickest' | 'as people have it'} wanted
 * @returns {string | null} the path of the program; `null` where there is none
 */
export function presentBrowser(wanted) {
  const chosen = process.env['CHROMIUM_PATH'] ?? ''
  const places = chosen === '' ? [...browserPlaces(process, wanted), chromium.executablePath()] : [chosen]
  return places.find((place) => isProgram(place)) ?? null
}

/** What to do where there is no browser for the tests. */
export function tellMissingBrowser() {
  return `${tellWhatIsMissing()} "npm test" installs one itself.`
}

/**
 * The browser as people have it, for measuring. Ends the process, saying what to do, where there is none.
 *
 * @returns {string} the path of the program
 */
export function neededBrowser() {
  const found = presentBrowser('as people have it')
  if (found !== null) return found
  console.error(`${tellWhatIsMissing()} The headless shell that the tests can do with is not enough for measuring.`)
  process.exit(1)
}

function tellWhatIsMissing() {
  const chosen = process.env['CHROMIUM_PATH'] ?? ''
  const missing =
    chosen === '' ? 'There is no Chromium or Google Chrome here.' : `CHROMIUM_PATH is ${chosen}, which is no program.`
  return `${missing}\nInstall Chromium or Google Chrome, or say where one is: CHROMIUM_PATH=/path/to/chromium.`
}

/**
 * Installs a browser for the tests where there is none, and fonts for it, and says so.
 *
 * @returns {boolean} whether there is a browser now
 */
export function installBrowser() {
  if (!isPresent()) {
    const isChosen = (process.env['CHROMIUM_PATH'] ?? '') !== ''
    if (isChosen || !browserInstalls()) {
      console.error(tellMissingBrowser())
      return false
    }
  }
  // Where they cannot be installed, the test that needs them says so.
  if (isRoot && isDebian() && !hasUsualFonts()) {
    console.log('The browser tests need fonts like Times New Roman and Arial, which are not here: installing them.')
    aptInstalls('fonts-liberation')
  }
  return true
}

function isPresent() {
  return presentBrowser('quickest') !== null
}

/** @returns {boolean} whether there is a browser now */
function browserInstalls() {
  console.log('The browser tests need Chromium, which is not here: installing it.')
  if (isRoot && isDebian()) {
    if (aptInstalls('chromium-headless-shell') && isPresent()) return true
    if (aptInstalls('chromium') && isPresent()) return true
  }
  const playwright = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url))
  return runs(process.execPath, [playwright, 'install', 'chromium']) && isPresent()
}

/** Whether the fonts are here that `fonts.css` shows until the page's own are loaded. */
function hasUsualFonts() {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  return /Times New Roman|Liberation Serif/.test(stdout) && /Arial|Liberation Sans/.test(stdout)
}

/**
 * A fresh system has no list of packages yet, and an old one does not know every package.
 *
 * @param {string} name of a package
 * @returns {boolean}
 */
function aptInstalls(name) {
  const install = () => runs('apt-get', ['install', '-y', '--no-install-recommends', name])
  return install() || (runs('apt-get', ['update']) && install())
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
 * @param {string} program
 * @param {string[]} args
 * @returns {boolean}
 */
function runs(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}
