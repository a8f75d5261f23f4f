import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { startOf } from '../storage/processStart.ts'

/** Between two looks whether a process is gone, in milliseconds. */
const LOOK_AGAIN = 5

/** The processes that a process has started and that still run. */
export function childrenOf(pid: number): readonly number[] {
  return childrenText(pid)
    .split(/\s+/)
    .filter((each) => each !== '')
    .map(Number)
}

function childrenText(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  } catch {
    const { status, stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    return status === 0 ? stdout : ''
  }
}

/** Sends a signal to a process that may be gone. 0 is one that could not be started; to the system it would be this whole group. */
export function signalTo(pid: number, signal: NodeJS.Signals): void {
  if (pid === 0) return
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

export async function isGone(pid: number): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one look after the other
  while ((await startOf(pid)) !== null) await sleep(LOOK_AGAIN)
}
