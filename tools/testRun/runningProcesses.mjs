import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { platform } from 'node:process'

/**
 * `start` is when a process began, as the system writes it: the same number may later be another process, with another start.
 *
 * @typedef {{ pid: number, parent: number, group: number, start: string }} Running
 */

/**
 * All processes of this computer that have not ended; none where the system does not say.
 *
 * @returns {Running[]}
 */
export function runningProcesses() {
  if (platform === 'win32') return []
  return platform === 'linux' ? fromProc() : fromPs(execFileSync('ps', PS, { encoding: 'utf8', env: PLAIN }))
}

const PS = ['-A', '-o', 'pid=,ppid=,pgid=,stat=,lstart=']
const PLAIN = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }

/** @returns {Running[]} */
function fromProc() {
  return pids().flatMap((pid) => {
    const line = read(`/proc/${pid}/stat`)
    // The second field, the program's name in brackets, may itself contain blanks and brackets.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    const [state = 'X', parent, group] = fields
    return hasEnded(state) ? [] : [{ pid, parent: Number(parent), group: Number(group), start: fields[19] ?? '' }]
  })
}

/** @returns {number[]} */
function pids() {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
}

/**
 * @param {string} output of ps
 * @returns {Running[]}
 */
function fromPs(output) {
  return output.split('\n').flatMap((line) => {
    const [, pid, parent, group, state = 'X', start = ''] = /^ *(\d+) +(\d+) +(\d+) +(\S+) +(.*\S)/.exec(line) ?? []
    return hasEnded(state) ? [] : [{ pid: Number(pid), parent: Number(parent), group: Number(group), start }]
  })
}

/**
 * Its parent may not have asked yet how it ended.
 *
 * @param {string} state
 * @returns {boolean}
 */
function hasEnded(state) {
  return state === '' || 'ZX'.includes(state.charAt(0))
}

/**
 * Whether a process was started with a variable in its environment, where the system tells that.
 *
 * @param {number} pid
 * @param {string} variable `NAME=value`
 * @returns {boolean}
 */
export function carries(pid, variable) {
  return `\0${read(`/proc/${pid}/environ`)}`.includes(`\0${variable}\0`)
}

/**
 * What a process runs, to be told to people.
 *
 * @param {number} pid
 * @returns {string}
 */
export function commandOf(pid) {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim().slice(0, MOST_OF_COMMAND)
}

const MOST_OF_COMMAND = 120

/**
 * @param {string} file
 * @returns {string} nothing where it cannot be read
 */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
