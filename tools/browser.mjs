// Finds a Chromium, and fonts for it, for the tests and the measurements. Only `npm test` installs them where there are none.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { browserPlaces, isProgram, isShell } from './browserPlaces.mjs'

const isRoot = process.getuid?.() === 0
/** Debian's packages. */
const SHELL = 'chromium-headless-shell'
const FULL = 'chromium'

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
 * Nothing is installed for it. CHROMIUM_PATH names the program, whatever is wanted.
 *
 * @param {import('./browserPlaces.mjs').Wanted} wanted
 * @returns {string | null} the path of the program; `null` where there is none
 */
function presentBrowser(wanted) {
  const chosen = process.env['CHROMIUM_PATH'] ?? ''
  if (chosen !== '') return isProgram(chosen) ? chosen : null
  const found = browserPlaces(process, wanted).find((place) => isProgram(place))
  if (found !== undefined || wanted === 'shell') return found ?? null
  const own = playwrightsOwn()
  return isProgram(own) ? own : null
}

/** Loading Playwright takes longer than all the rest: it is asked last. */
function playwrightsOwn() {
  const require = createRequire(import.meta.url)
  const { chromium } = /** @type {typeof import('@playwright/test')} */ (require('@playwright/test'))
  return chromium.executablePath()
}

/**
 * The browser for the tests: the quickest, unless TEST_BROWSER says `shell` or `chromium`.
 *
 * @returns {string | null} the path of the program; `null` where there is none
 */
export function testBrowser() {
  return presentBrowser(wantedForTests())
}

/** @returns {import('./browserPlaces.mjs').Wanted} */
function wantedForTests() {
  const chosen = process.env['TEST_BROWSER'] ?? ''
  if (chosen === '') return 'quickest'
  if (chosen === 'shell') return 'shell'
  if (chosen === 'chromium') return 'as people have it'
  throw new Error(`TEST_BROWSER is ${chosen}: it may be shell or chromium.`)
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
 * @returns {string | null} the path of its program; `null` where there is none even now
 */
export function installBrowser() {
  const browser = testBrowser() ?? installedFor(wantedForTests())
  if (browser === null) {
    console.error(tellMissingBrowser())
    return null
  }
  // Where they cannot be installed, the test that needs them says so.
  if (isRoot && isDebian() && !hasUsualFonts()) {
    console.log('The browser tests need fonts like Times New Roman and Arial, which are not here: installing them.')
    aptInstalls('fonts-liberation')
  }
  return browser
}

/**
 * The other browser that tests are run in: the shell where this is another one, and else one as people have it. It is installed
 * if need be.
 *
 * @param {string} browser that tests were run in
 * @returns {string | null} the path of its program; `null` where it cannot be had
 */
export function otherBrowser(browser) {
  const wanted = isShell(browser) ? 'as people have it' : 'shell'
  return presentBrowser(wanted) ?? installedFor(wanted)
}

/**
 * What to call a browser where somebody reads what it was that tests ran in.
 *
 * @param {string} browser
 * @returns {string}
 */
export function tellBrowser(browser) {
  const { stdout } = spawnSync(browser, ['--version'], { encoding: 'utf8', timeout: 10_000 })
  const version = /\d+(\.\d+)+/.exec(stdout)?.[0] ?? ''
  return `${isShell(browser) ? 'headless shell' : 'Chromium'} ${version}, ${browser}`
}

/**
 * @param {import('./browserPlaces.mjs').Wanted} wanted
 * @returns {string | null} the path of its program; `null` where it cannot be installed
 */
function installedFor(wanted) {
  if ((process.env['CHROMIUM_PATH'] ?? '') !== '') return null
  console.log(
    `The browser tests need ${wanted === 'shell' ? 'a headless shell' : 'Chromium'}, which is not here: installing it.`,
  )
  const packages = { quickest: [SHELL, FULL], shell: [SHELL], 'as people have it': [FULL] }[wanted]
  for (const name of isRoot && isDebian() ? packages : []) {
    const found = aptInstalls(name) ? presentBrowser(wanted) : null
    if (found !== null) return found
  }
  if (wanted === 'shell') return null
  const playwright = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url))
  return runs(process.execPath, [playwright, 'install', 'chromium']) ? presentBrowser(wanted) : null
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
