import { serverNode } from '../processes/serverNode.ts'

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

/** Without limits, and with bots that answer at once. */
const UNLIMITED = { LIMITS: 'off', BOT_DELAY: 'off' }

/** Starts a server on this computer's own address, for once. */
export function startServer({ program, env, flags = [] }: ProcessWanted): ServerProcess {
  const port = Number(env['PORT'] ?? 0)
  const node = serverNode({ program, env: { ...UNLIMITED, ...env }, port, flags })
  const open = node.start().then(() => node.port())
  // Whoever does not wait for it does not mind.
  open.catch(() => null)
  return {
    pid: node.pid(),
    open,
    end: (signal) => (signal === 'SIGKILL' ? node.kill() : node.end()),
    errors: node.errors,
  }
}
