import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A server in a process of its own. It ends with this process, however that ends. */
export interface ServerProcess {
  readonly pid: number
  /** The port, once the server is open; rejects if it ends before that. */
  readonly open: Promise<number>
  /** Sends a signal and resolves once the process is gone. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
  /** What it said went wrong. */
  readonly errors: () => string
}

export interface ProcessWanted {
  /** What Node runs. */
  readonly program: string
  readonly env: Readonly<Record<string, string>>
  /** For Node. */
  readonly flags?: readonly string[]
}

const OPEN = /Modern Art is open at http:\/\/localhost:(\d+)/

/** Starts a server on this computer's own address, without limits and with bots that answer at once. */
export function startServer({ program, env, flags = [] }: ProcessWanted): ServerProcess {
  const usual = { HOST: '127.0.0.1', LIMITS: 'off', BOT_DELAY: 'off', DATABASE_URL: '', REDIS_URL: '' }
  const child = spawn(process.execPath, [...flags, program], {
    env: { ...process.env, ...usual, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  const gone = once(child, 'close').then(() => void process.off('exit', kill))
  let said = ''
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-10_000)
  })
  const open = new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const port = OPEN.exec(said)?.[1]
      if (port !== undefined) resolve(Number(port))
    })
    void gone.then(() => reject(new Error(`the server ended before it was open: ${said} ${errors}`)))
  })
  // Whoever does not wait for it does not mind.
  open.catch(() => null)
  return {
    pid: child.pid ?? 0,
    open,
    end: async (signal) => {
      child.kill(signal)
      await gone
    },
    errors: () => errors,
  }
}
