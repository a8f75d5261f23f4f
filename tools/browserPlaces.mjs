import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'

/**
 * `quickest` takes the shell before all others, `shell` nothing else, and `as people have it` all but the shell.
 *
 * @typedef {{ env: Readonly<Record<string, string | undefined>>, platform: NodeJS.Platform }} System
 * @typedef {'quickest' | 'shell' | 'as people have it'} Wanted
 */

/** Chromium without anything that only a window needs: it does the same as the others in a third less time. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_PROGRAMS = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome']
const WINDOWS_PROGRAMS = [String.raw`Chromium\Application\chrome.exe`, String.raw`Google\Chrome\Application\chrome.exe`]
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']

/**
 * Where a Chromium may be, the likeliest first: on the PATH under one name after the other, then where installers put it.
 * Where it need not be the one that people have, the quickest comes before all of them.
 *
 * @param {System} system
 * @param {Wanted} [wanted]
 * @returns {string[]}
 */
export function browserPlaces({ env, platform }, wanted = 'as people have it') {
  const paths = platform === 'win32' ? path.win32 : path.posix
  const folders = given(env['PATH']?.split(paths.delimiter) ?? [])
  const all = { quickest: [SHELL, ...NAMES], shell: [SHELL], 'as people have it': NAMES }[wanted]
  const names = platform === 'win32' ? all.map((name) => `${name}.exe`) : all
  const onPath = names.flatMap((name) => folders.map((folder) => paths.join(folder, name)))
  return wanted === 'shell' ? onPath : [...onPath, ...installed({ env, platform })]
}

/**
 * Whether a program is the browser without a window.
 *
 * @param {string} program
 * @returns {boolean}
 */
export function isShell(program) {
  return /headless[-_]shell(\.exe)?$/.test(program)
}

/**
 * @param {System} system
 * @returns {string[]}
 */
function installed({ env, platform }) {
  switch (platform) {
    case 'darwin': {
      const folders = ['/Applications', ...given([env['HOME']]).map((home) => `${home}/Applications`)]
      return MAC_PROGRAMS.flatMap((program) => folders.map((folder) => `${folder}/${program}`))
    }
    case 'win32': {
      const folders = given(WINDOWS_FOLDERS.map((name) => env[name]))
      return WINDOWS_PROGRAMS.flatMap((program) => folders.map((folder) => path.win32.join(folder, program)))
    }
    default:
      return []
  }
}

/**
 * @param {string} file
 * @returns {boolean}
 */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/**
 * @param {readonly (string | undefined)[]} texts
 * @returns {string[]}
 */
function given(texts) {
  return texts.filter((text) => text !== undefined).filter((text) => text !== '')
}
