import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
const watchdog = fileURLToPath(new URL('../../../tools/testRun/watchdog.mjs', import.meta.url))

/** As in the environment. */
type Settings = Readonly<Record<string, string>>

/** A server of a test's own, which can fall over and start again. */
export interface OwnServer {
  readonly address: string
  /** Ends it without a word, as a power cut would. */
  readonly kill: () => Promise<void>
  /** Tells it to end, as whoever runs it does, and waits until it has. */
  readonly end: () => Promise<void>
  /** On the same data, at the same address; with more settings perhaps. */
  readonly startAgain: (settings?: Settings) => Promise<void>
  readonly close: () => Promise<void>
}

/** `fill` may put something into its folder before it starts. */
export async function startOwnServer(
  fill: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<OwnServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'modern-art-browser-'))
  const tell = watched(folder)
  await fill(folder)
  let { child, port } = await started(folder, 0, {}, tell)
  const endBy = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const kill = (): Promise<void> => endBy('SIGKILL')
  return {
    address: `http://127.0.0.1:${port}`,
    kill,
    end: () => endBy('SIGTERM'),
    startAgain: async (settings = {}) => {
      ;({ child, port } = await started(folder, port, settings, tell))
    },
    close: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
      tell(null)
    },
  }
}

/** Whatever happens to this process, the folder is removed, and each server in it ended. `null` is told when there is no more. */
function watched(folder: string): (pid: number | null) => void {
  // What ends a run by this variable leaves it to its work.
  const { MODERN_ART_RUN: _, ...env } = process.env
  const { stdin } = spawn(process.execPath, [watchdog], { detached: true, env, stdio: ['pipe', 'ignore', 'ignore'] })
  stdin.write(`${JSON.stringify({ folder })}\n`)
  return (pid) => void (pid === null ? stdin.end() : stdin.write(`${JSON.stringify({ process: pid })}\n`))
}

async function started(
  folder: string,
  port: number,
  settings: Settings,
  tell: (pid: number | null) => void,
): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const env = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '' }
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...env, LIMITS: 'off', BOT_DELAY: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  tell(child.pid ?? 0)
  let said = ''
  child.stdout.setEncoding('utf8')
  for await (const text of child.stdout as AsyncIterable<string>) {
    said += text
    const taken = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
    if (taken !== undefined) return { child, port: Number(taken) }
  }
  throw new Error(`the server has ended: ${said}`)
}
