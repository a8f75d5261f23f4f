import type { ChildProcess } from 'node:child_process'
import { atExit } from './atExit.ts'
import { childrenOf, isGone, signalTo } from './family.ts'
import { watchProcess } from './watchdog.ts'

/**
 * A real program on this computer that can be killed, frozen and started again, on the same data and at the same port. It
 * ends with this process, however that ends: at once, or by its watchdog a moment later.
 */
export interface Mortal {
  readonly name: string
  /** Of the process that runs, or ran last; 0 before the first. */
  readonly pid: () => number
  readonly isRunning: () => boolean
  /** Starts it, unless it runs; resolves once it is open, and rejects if it ends before that. */
  readonly start: () => Promise<void>
  /** Kills it with all processes of its own, with -9. Resolves once they are gone. */
  readonly kill: () => Promise<void>
  /** Asks it to end. Resolves once it has. */
  readonly end: () => Promise<void>
  /** Stops it in the middle of whatever it does: it is there, and does nothing until it is thawed. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** The last that it said, on both ways out. */
  readonly said: () => string
  /** The last that it said went wrong, in all its lives. */
  readonly errors: () => string
}

export interface MortalParts {
  readonly name: string
  /** Both ways out lead here. */
  readonly spawn: () => ChildProcess
  /** Whether what it said so far says that it is open. */
  readonly isOpen: (said: string) => boolean
  /** What asks it to end. */
  readonly farewell: 'SIGTERM' | 'SIGINT'
}

/** So much of what is said is remembered. */
const REMEMBERED = 10_000

interface Living {
  readonly child: ChildProcess
  readonly open: Promise<void>
  readonly gone: Promise<void>
}

export function mortal({ name, spawn, isOpen, farewell }: MortalParts): Mortal {
  let pid = 0
  let living: Living | null = null
  let said = ''
  let errors = ''

  const family = (): readonly number[] => [pid, ...childrenOf(pid)]

  const killAll = (): readonly number[] => {
    // Nobody is born meanwhile.
    signalTo(pid, 'SIGSTOP')
    const all = family()
    for (const each of all) signalTo(each, 'SIGKILL')
    return all
  }

  const live = (): Living => {
    said = ''
    const child = spawn()
    pid = child.pid ?? 0
    const callOff = atExit(() => void killAll())
    const hasEnded = watchProcess(pid, farewell)
    const gone = new Promise<void>((resolve) => {
      const isOver = (): void => {
        callOff()
        hasEnded()
        if (living?.child === child) living = null
        resolve()
      }
      child.once('close', isOver).once('error', (error) => {
        said += error.message
        isOver()
      })
    })
    const open = new Promise<void>((resolve, reject) => {
      const hear = (text: string): void => {
        said = (said + text).slice(-REMEMBERED)
        if (isOpen(said)) resolve()
      }
      child.stdout?.setEncoding('utf8').on('data', hear)
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        errors = (errors + text).slice(-REMEMBERED)
        hear(text)
      })
      void gone.then(() => reject(new Error(`${name} ended before it was open: ${said}`)))
    })
    // Whoever does not wait for it does not mind.
    open.catch(() => null)
    return { child, open, gone }
  }

  return {
    name,
    pid: () => pid,
    isRunning: () => living !== null,
    start: () => {
      living ??= live()
      return living.open
    },
    kill: async () => {
      if (living === null) return
      const { gone } = living
      const all = killAll()
      await Promise.all([gone, ...all.map((each) => isGone(each))])
    },
    end: async () => {
      if (living === null) return
      const { child, gone } = living
      child.kill(farewell)
      await gone
    },
    freeze: () => {
      if (living === null) return
      signalTo(pid, 'SIGSTOP')
      for (const each of family()) signalTo(each, 'SIGSTOP')
    },
    thaw: () => {
      if (living !== null) for (const each of family().toReversed()) signalTo(each, 'SIGCONT')
    },
    said: () => said,
    errors: () => errors,
  }
}
