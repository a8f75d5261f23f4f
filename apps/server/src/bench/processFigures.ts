import { readFileSync } from 'node:fs'
import { childrenOf } from '../processes/family.ts'

/** Ticks of the system's clock in a second, as Linux tells them to programs. */
const TICKS = 100

/** The processor time of a process with all its threads, in milliseconds; `null` where the system does not tell. */
export function processTime(pid: number): number | null {
  return timesOf(pid)?.own ?? null
}

/** The same of a process and all those that it has started, whether they still run or not. */
export function familyTime(pid: number): number | null {
  const times = timesOf(pid)
  if (times === null) return null
  // One that ends between the two looks is soon among those that have ended.
  return childrenOf(pid).reduce((sum, child) => sum + (processTime(child) ?? 0), times.own + times.ended)
}

/** The processor time of a process, and of those that it has started and that have ended. */
function timesOf(pid: number): { readonly own: number; readonly ended: number } | null {
  const text = fileOf(pid, 'stat')
  if (text === null) return null
  // The name of the program may have spaces in it; what follows has not.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11).map(Number)
  return { own: ((user + system) * 1000) / TICKS, ended: ((endedUser + endedSystem) * 1000) / TICKS }
}

/** The memory that a process has of the machine's, in MB; `null` where the system does not tell. */
export function processMemory(pid: number): number | null {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(fileOf(pid, 'status') ?? '')?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1000
}

/** The sum of what the system tells about several processes; `null` where it does not. */
export function sumOf(pids: readonly number[], figure: (pid: number) => number | null): number | null {
  let sum = 0
  for (const pid of pids) {
    const each = figure(pid)
    if (each === null) return null
    sum += each
  }
  return sum
}

function fileOf(pid: number, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return null
  }
}
