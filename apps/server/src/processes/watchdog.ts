import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** Ends what it was told of when this process is gone, even by a `kill -9`: nothing in here could do that. */
const PROGRAM = fileURLToPath(new URL('../../../../tools/testRun/watchdog.mjs', import.meta.url))

type Told =
  | { readonly process: number; readonly farewell: NodeJS.Signals }
  | { readonly ended: number }
  | { readonly folder: string }
  | { readonly removed: string }

let watchdog: ChildProcess | null = null

/** A process of ours ends with this one at the latest, asked by this signal first, and so does all that it has started. */
export function watchProcess(pid: number, farewell: NodeJS.Signals): () => void {
  tell({ process: pid, farewell })
  return () => tell({ ended: pid })
}

/** A folder of ours is gone with this process at the latest. */
export function watchFolder(folder: string): () => void {
  tell({ folder })
  return () => tell({ removed: folder })
}

function tell(told: Told): void {
  watchdog ??= start()
  watchdog.stdin?.write(`${JSON.stringify(told)}\n`)
}

function start(): ChildProcess {
  // Detached, it does not hear a Ctrl-C; what ends a run by this variable leaves it to its work.
  const { MODERN_ART_RUN: _, ...env } = process.env
  const child = spawn(process.execPath, [PROGRAM], { detached: true, env, stdio: ['pipe', 'ignore', 'ignore'] })
  // It waits for this process, and not the other way round.
  child.unref()
  if (child.stdin instanceof Socket) child.stdin.unref()
  child.stdin.on('error', () => {})
  return child
}
