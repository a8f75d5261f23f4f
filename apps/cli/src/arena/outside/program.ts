import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readLines } from '../../readText.ts'
import { endGroup } from './processTable.ts'

/** Far more than any answer needs. */
const LONGEST_LINE = 64 * 1024
/** How long a program that has closed its output, or whose input is closed, may take to end. */
const TIME_TO_END = 1000

export type Command = readonly [string, ...string[]]

/** The next thing that a program says. */
type Heard =
  | { readonly type: 'line'; readonly text: string }
  | { readonly type: 'endless line' }
  | { readonly type: 'end'; readonly how: string }

/** A running outside program, spoken to in lines. */
export interface Program {
  readonly process: number | undefined
  readonly write: (line: string) => void
  /** The next line of its output. It is read when it is asked for: until then the program waits. */
  readonly read: () => Promise<Heard>
  /** Ends it at once. */
  readonly kill: () => void
  /** Closes its input, and lets it end by itself if it does so soon. */
  readonly close: () => Promise<void>
  /** Resolves when it has ended. */
  readonly ended: Promise<unknown>
}

/** Starts a program without a shell, in a group of processes of its own; its lines of errors go to `complain`. */
export function startProgram([file, ...args]: Command, complain: (line: string) => Promise<void>): Program {
  const child = spawn(file, args, { detached: true, stdio: 'pipe', windowsHide: true })
  const ended = endOf(child)
  // A program that no longer reads has ended or will be late: both are noticed elsewhere.
  child.stdin.on('error', () => {})
  const errors = passOn(child.stderr, complain)
  const lines = readLines(child.stdout, LONGEST_LINE)
  const kill = (): void => {
    if (child.pid !== undefined) endGroup(child.pid)
  }
  // Processes that it started itself must not outlive it.
  child.on('exit', kill)
  return {
    process: child.pid,
    write: (line) => void child.stdin.write(`${line}\n`),
    read: async () => {
      const next = await lines.next().catch(() => ({ done: true as const, value: undefined }))
      if (next.done !== true) return next.value === null ? { type: 'endless line' } : { type: 'line', text: next.value }
      return { type: 'end', how: (await within(TIME_TO_END, ended)) ?? 'closed its output' }
    },
    kill,
    close: async () => {
      child.stdin.end()
      child.stdout.resume()
      if ((await within(TIME_TO_END, ended)) === null) kill()
      await ended
      await within(TIME_TO_END, errors)
    },
    ended,
  }
}

/** The reason why a program cannot be started; `null` if it can be. */
export async function whyNotStarted([file, ...args]: Command): Promise<string | null> {
  let child: ChildProcess
  try {
    child = spawn(file, args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'], windowsHide: true })
  } catch (error) {
    return whyNot(error)
  }
  const ended = endOf(child)
  if (child.pid === undefined) return ended
  endGroup(child.pid)
  await ended
  return null
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(whyNot(error)))
    child.on('exit', (status, signal) =>
      resolve(signal === null ? `ended with status ${status}` : `was ended by ${signal}`),
    )
  })
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such program',
  ENOTDIR: 'there is no such program',
  EACCES: 'it may not be run',
}

function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return `cannot be started: ${String(error)}`
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return `cannot be started: ${REASONS[code] ?? error.message}`
}

async function passOn(bytes: AsyncIterable<Uint8Array>, complain: (line: string) => Promise<void>): Promise<void> {
  try {
    // A reader that is slow makes the program wait.
    for await (const line of readLines(bytes, LONGEST_LINE)) await complain(line ?? '…')
  } catch {
    // Nothing can be read of a program that did not start.
  }
}

/** The value of a promise; `null` if it takes longer than so many milliseconds. */
export async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
