import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const WATCHDOG = fileURLToPath(new URL('watchdog.mjs', import.meta.url))

/** Stands in a command and its environment for the file that a report is written to. */
export const REPORT = '{report}'

/** What a stage has started may need so long to see that it is over, in milliseconds. */
const LAST_BREATH = 200
/** So long is waited for the rest of its output. */
const LAST_WORDS = 1000

/**
 * How a stage ended, and the report that it wrote. `left` names the processes that it left running, which are ended.
 *
 * @typedef {{ code: number | null, output: string, report: string | null, left: string[] }} Ended
 */

/**
 * Runs a script in a process group and a temporary folder of its own. All that it starts ends with it, and with this process,
 * however either ends. `signal` ends it early; it resolves then as well, once nothing is left of it.
 *
 * @param {readonly string[]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, signal: AbortSignal, onOutput: (soFar: string) => void }} options
 * @returns {Promise<Ended>}
 */
export async function runStage(command, { cwd, env, signal, onOutput }) {
  const isPosix = process.platform !== 'win32'
  const folder = mkdtempSync(path.join(tmpdir(), 'modern-art-tests-'))
  const temporary = path.join(folder, 'tmp')
  mkdirSync(temporary)
  // Root runs PostgreSQL as somebody else.
  for (const each of [folder, temporary]) chmodSync(each, 0o711)
  const report = path.join(folder, 'report.json')
  const run = randomUUID()
  const watchdog = spawn(process.execPath, [WATCHDOG], { detached: isPosix, stdio: ['pipe', 'pipe', 'inherit'] })
  const leftovers = textOf(watchdog.stdout)
  const isDone = ended(watchdog)
  const tell = (/** @type {import('./watchdog.mjs').Told} */ told) => watchdog.stdin.write(`${JSON.stringify(told)}\n`)
  tell({ folder })
  tell({ marker: `MODERN_ART_RUN=${run}` })
  const child = spawn(
    process.execPath,
    command.map((part) => part.replace(REPORT, report)),
    {
      cwd,
      env: {
        ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value?.replace(REPORT, report)])),
        ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
        MODERN_ART_RUN: run,
        TMPDIR: temporary,
        TEMP: temporary,
        TMP: temporary,
      },
      detached: isPosix,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  tell({ process: child.pid ?? 0, leads: true })
  const endAll = () => watchdog.stdin.end()
  signal.addEventListener('abort', endAll)
  if (signal.aborted) endAll()
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text
      onOutput(output)
    })
  }
  const isClosed = once(child, 'close')
  const code = await ended(child)
  const isEarly = signal.aborted
  if (!isEarly) await sleep(LAST_BREATH)
  const written = await readFile(report, 'utf8').catch(() => null)
  endAll()
  await isDone
  // What could not be ended may hold on to the other end of the output.
  await Promise.race([isClosed, sleep(LAST_WORDS)])
  signal.removeEventListener('abort', endAll)
  const left = (await leftovers).split('\n').filter((line) => line !== '')
  return { code, output, report: written, left: isEarly ? [] : left }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number | null>}
 */
function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', resolve)
  })
}

/**
 * @param {import('node:stream').Readable} stream
 * @returns {Promise<string>}
 */
async function textOf(stream) {
  let text = ''
  for await (const part of stream.setEncoding('utf8')) text += String(part)
  return text
}
