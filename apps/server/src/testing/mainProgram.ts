import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { removeFolder } from './folder.ts'
import { preparedFolder } from './preparedFolder.ts'
import { stageServer } from './stagedServer.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The server as a program that is started, in a copy of the repository's shape and with an empty database. */
export interface MainProgram {
  /** The folder of the built page. */
  readonly built: string
  /** Starts it for one test. */
  readonly start: (env: Readonly<Record<string, string>>) => Started
  readonly remove: () => Promise<unknown>
}

export type Started = ChildProcessByStdio<null, Readable, Readable>

export async function mainProgram(): Promise<MainProgram> {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'apps/server/tsconfig.src.json'], {
    cwd: root,
  })
  const staged = await stageServer()
  // Making one takes seconds.
  const data = await preparedFolder()
  return {
    built: path.join(staged.folder, 'apps/web/dist'),
    start: (env) => {
      const child = spawn(process.execPath, [staged.program], {
        // From anywhere: the client is found from where the program is.
        cwd: path.parse(staged.folder).root,
        env: { ...process.env, HOST: '', DATABASE_URL: '', REDIS_URL: '', DATA_DIR: data, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      return child
    },
    remove: () => Promise.all([staged.remove(), removeFolder(data)]),
  }
}

/** All that a program says until it ends, and how it ends. */
export async function outcomeOf(
  child: Started,
): Promise<{ out: string; err: string; status: unknown; signal: unknown }> {
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  const [status, signal] = (await once(child, 'close')) as [unknown, unknown]
  return { out, err, status, signal }
}
