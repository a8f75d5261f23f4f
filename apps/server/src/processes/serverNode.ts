import { spawn } from 'node:child_process'
import { mortal } from './mortal.ts'
import type { Mortal } from './mortal.ts'

/** A server of ours in a process of its own, on this computer's own address. */
export interface ServerNode extends Mortal {
  /** Once it is open. */
  readonly port: () => number
  readonly origin: () => string
}

export interface NodeWanted {
  /** What Node runs: the compiled main.js. */
  readonly program: string
  /** Beside what this process has; asked for at each start. */
  readonly env: NodeEnvironment | (() => NodeEnvironment)
  /** Without it the first start finds a free one, which it keeps. */
  readonly port?: number
  /** For Node. */
  readonly flags?: readonly string[]
}

type NodeEnvironment = Readonly<Record<string, string>>

const OPEN = /Modern Art is open at http:\/\/localhost:(\d+)/

/** It is not started yet. */
export function serverNode({ program, env, port = 0, flags = [] }: NodeWanted): ServerNode {
  let bound = port
  const node = mortal({
    name: 'the server',
    spawn: () =>
      spawn(process.execPath, [...flags, program], {
        env: {
          ...process.env,
          HOST: '127.0.0.1',
          DATABASE_URL: '',
          REDIS_URL: '',
          ...(typeof env === 'function' ? env() : env),
          PORT: String(bound),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    isOpen: (said) => {
      const told = OPEN.exec(said)?.[1]
      if (told !== undefined) bound = Number(told)
      return told !== undefined
    },
    farewell: 'SIGTERM',
  })
  return { ...node, port: () => bound, origin: () => `http://127.0.0.1:${bound}` }
}
