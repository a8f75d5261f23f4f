import { readFileSync } from 'node:fs'
import { childrenOf } from '../processes/family.ts'

/** Ticks of the system's clock in a second, as Linux tells them to programs. */
const TICKS = 100

/** The processor time of a process with all its threads, in milliseconds; `null` where the system does not tell. */
export function processTime(pid: number): number | null {
  const text = fileOf(pid, 'stat')
  if (text === null) return null
  // The name of the program may have spaces in it; what follows has not.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
}

/** The same of a process and those that it has started; what has ended between two looks is in neither. */
export function familyTime(pid: number): number | null {
  return sumOf([pid, ...childrenOf(pid)], processTime)
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
