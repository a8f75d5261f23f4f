/**
 * The outside programs of one thread, by their process ids, in memory shared with the main thread: that one alone hears
 * of a signal, and must be able to end them all. The first entry says whether it has begun to.
 */
export type ProcessTable = Int32Array<SharedArrayBuffer>

const STOPPED = 0
const FREE = 0
/** A program is being started, and its process id is not known yet. */
const STARTING = -1
/** Longer than any operating system takes to start a program. */
const LONGEST_START = 2000

export function newProcessTable(programs: number): ProcessTable {
  return new Int32Array(new SharedArrayBuffer((1 + programs) * Int32Array.BYTES_PER_ELEMENT))
}

/** Starts the nth program, counting from 0; `null` where all are being ended. */
export function startListed<T extends { readonly process: number | undefined }>(
  processes: ProcessTable,
  program: number,
  start: () => T,
): T | null {
  const slot = 1 + program
  let started: T | null = null
  Atomics.store(processes, slot, STARTING)
  try {
    if (Atomics.load(processes, STOPPED) === 0) started = start()
  } finally {
    Atomics.store(processes, slot, started?.process ?? FREE)
    Atomics.notify(processes, slot)
  }
  return started
}

/** Removes a process that has ended, unless the program has been started again since. */
export function forgetProcess(processes: ProcessTable, program: number, process: number | undefined): void {
  Atomics.compareExchange(processes, 1 + program, process ?? FREE, FREE)
}

/** Ends all programs at once, and lets no other start. */
export function endAll(processes: ProcessTable): void {
  Atomics.store(processes, STOPPED, 1)
  for (let slot = 1; slot < processes.length; slot += 1) {
    Atomics.wait(processes, slot, STARTING, LONGEST_START)
    const process = Atomics.load(processes, slot)
    if (process > 0) endGroup(process)
  }
}

/** Ends a program and whatever it has started: it leads a group of its own, where there are groups. */
export function endGroup(leader: number): void {
  try {
    process.kill(process.platform === 'win32' ? leader : -leader, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
