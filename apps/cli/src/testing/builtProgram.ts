import { execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, vi } from 'vitest'
import { isRunning, typed } from './scripts.ts'
import type { Command } from '../arena/outside/program.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** What Node runs, once it is built. */
export const program = fileURLToPath(new URL('../../bin/modern-art.js', import.meta.url))

export function buildProgram(): void {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'apps/cli/tsconfig.src.json'], {
    cwd: root,
  })
}

export interface Outcome {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Runs the built program as a shell would; with `patience`, only until it has written so many characters. */
export function modernArt(args: readonly string[], input = '', patience = Number.POSITIVE_INFINITY): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args])
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      if (out.length > patience) child.stdout.destroy()
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    child.on('error', reject).on('close', (status) => resolve({ status, out, err }))
    child.stdin.end(input)
  })
}

/** A small table for the arena, at which nobody thinks for long or runs out of time. */
export const ARENA_TABLE = ['--players', '3', '--samples', '2', '--seed', 'x', '--time-limit', '60000', '--json']

/** The figures of an arena, but for how long anything took. */
export async function arenaFigures(...args: readonly string[]): Promise<object> {
  const { out, err } = await modernArt(['arena', ...ARENA_TABLE, ...args])
  expect(err).toBe('')
  return JSON.parse(out, (key, value: unknown) => (key.startsWith('ms') ? undefined : value)) as object
}

/** The process ids that the programs of an arena have said on its error output. */
export function programsIn(err: string): number[] {
  return Array.from(err.matchAll(/^seat \d: (\d+)$/gm), ([, id]) => Number(id))
}

/** An outside program that says who it is, plays one card, and sleeps whatever happens. */
export const STUBBORN = `console.error(process.pid)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
    setInterval(() => {}, 1e6)
    say(legal(question))
    await new Promise(() => {})`

/**
 * Ends an arena by a signal while each of its threads has such a program at the table. Resolves to those that are left,
 * once there are none or after a minute.
 */
export async function leftByASignal(
  stubborn: Command,
  threads: number,
  signal: 'SIGINT' | 'SIGTERM',
): Promise<readonly number[]> {
  const args = ['--challenger', typed(stubborn), '--field', 'easy', '--deals', '9', '--threads', String(threads)]
  const child = spawn(process.execPath, [program, 'arena', ...ARENA_TABLE, ...args])
  onTestFinished(() => void child.kill('SIGKILL'))
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  const ended = new Promise((resolve) => {
    child.on('close', (_, by) => resolve(by))
  })
  await expect.poll(() => programsIn(err).length, { timeout: 60_000 }).toBe(threads)
  expect(programsIn(err).filter(isRunning)).toEqual(programsIn(err))
  child.kill(signal)
  expect(await ended).toBe(signal)
  const left = (): readonly number[] => programsIn(err).filter(isRunning)
  await vi.waitUntil(() => left().length === 0, { timeout: 60_000 }).catch(() => null)
  return left()
}
