// Ends what another process has started once that process is gone, however it went: even after a `kill -9` the system closes
// the pipe that this one reads from. It is started detached, with its input a pipe, and told there what there is, a line of
// JSON each (the type `Told`). What is still there when its input ends gets a farewell, and a SIGKILL a little later; then folders
// are removed. It says on its output what it had to end.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { carries, commandOf, runningProcesses } from './runningProcesses.mjs'

/**
 * A process, until it is told to have ended, which may lead a process group of its own; all processes with this variable
 * (`NAME=value`) in their environment; a folder, until it is told to have been removed.
 *
 * @typedef {{ process: number, farewell?: NodeJS.Signals, leads?: boolean } | { ended: number } | { marker: string }
 *   | { folder: string } | { removed: string }} Told
 * @typedef {import('./runningProcesses.mjs').Running} Running
 */

/** So long may what was asked to end take for it, in milliseconds. */
const FAREWELL = 2000
/** A process that lives on after so long cannot be killed at all. */
const LONGEST = 15_000
const LOOK_AGAIN = 50

/** @type {Map<number, { start: string, farewell: NodeJS.Signals, leads: boolean }>} */
const told = new Map()
/** @type {Set<string>} */
const folders = new Set()
/** @type {Set<string>} */
const markers = new Set()

// Ctrl-C reaches everybody at the terminal; this process is there for what comes after that.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => {})
// Nobody may be left to listen.
process.stdout.on('error', () => {})

for await (const line of createInterface({ input: process.stdin })) hear(/** @type {Told} */ (JSON.parse(line)))
await endAll()
for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })

/** @param {Told} what */
function hear(what) {
  if ('process' in what) {
    const { process: pid, farewell = 'SIGTERM', leads = false } = what
    const start = runningProcesses().find((running) => running.pid === pid)?.start ?? 'unknown'
    told.set(pid, { start, farewell, leads })
  } else if ('ended' in what) told.delete(what.ended)
  else if ('marker' in what) markers.add(what.marker)
  else if ('folder' in what) folders.add(what.folder)
  else folders.delete(what.removed)
}

async function endAll() {
  if (process.platform === 'win32') {
    for (const pid of told.keys()) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'])
    return
  }
  // By number and start: that whose parent has ended is nobody's child any more.
  /** @type {Map<number, string>} */
  const found = new Map()
  const begin = performance.now()
  for (let isAsked = false; performance.now() - begin < LONGEST;) {
    const living = stillThere(found)
    if (living.length === 0) return
    if (performance.now() - begin > FAREWELL) for (const { pid } of living) signalTo(pid, 'SIGKILL')
    else if (!isAsked) {
      process.stdout.write(living.map(({ pid }) => `${pid} ${commandOf(pid)}\n`).join(''))
      for (const { pid } of living) {
        signalTo(pid, told.get(pid)?.farewell ?? 'SIGTERM')
        // One that was frozen would hear it only when it is too late.
        signalTo(pid, 'SIGCONT')
      }
      isAsked = true
    }
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await sleep(LOOK_AGAIN)
  }
}

/**
 * The processes that were told, those of their process groups, those that carry a marker, and what all of them have started.
 *
 * @param {Map<number, string>} found
 * @returns {Running[]}
 */
function stillThere(found) {
  const table = runningProcesses().filter(({ pid }) => pid !== process.pid)
  const groups = new Set(leaders().filter((leader) => isFreeOrTold(leader, table)))
  for (const { pid, group, start } of table) {
    const isTold = told.get(pid)?.start === start
    if (isTold || groups.has(group) || [...markers].some((marker) => carries(pid, marker))) found.set(pid, start)
  }
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const { pid, parent, start } of table) if (found.has(parent)) found.set(pid, start)
  }
  return table.filter(({ pid, start }) => found.get(pid) === start)
}

function leaders() {
  return [...told].filter(([, { leads }]) => leads).map(([pid]) => pid)
}

/**
 * Whether nobody else has been given the number of a process that was told: while a group has it, the system gives it to nobody.
 *
 * @param {number} pid
 * @param {readonly Running[]} table
 * @returns {boolean}
 */
function isFreeOrTold(pid, table) {
  const running = table.find((each) => each.pid === pid)
  return running === undefined || running.start === told.get(pid)?.start
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalTo(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It is gone, or somebody else's.
  }
}
