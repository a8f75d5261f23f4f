import { readFileSync } from 'node:fs'

/** Ticks of the system's clock in a second, as Linux tells them to programs. */
const TICKS = 100

/** The processor time of a process with all its threads, in milliseconds; `null` where the system does not tell. */
export function processTime(pid: number): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program may have spaces in it; what follows has not.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
  } catch {
    return null
  }
}
