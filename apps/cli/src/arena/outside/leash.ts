/**
 * The outside programs of one thread, by their process ids, in memory shared with the main thread: that one alone hears
 * of a signal, and must be able to end them all. The first entry says whether it has begun to.
 */
export type Leash = Int32Array<SharedArrayBuffer>

const STOPPED = 0
const FREE = 0
/** Between the decision to start a program and the knowledge of its process id. */
const STARTING = -1
/** Longer than any operating system takes to start a program. */
const PATIENCE = 2000

export function newLeash(programs: number): Leash {
  return new Int32Array(new SharedArrayBuffer((1 + programs) * Int32Array.BYTES_PER_ELEMENT))
}

/** Starts the nth program, counting from 0; `null` where all are being ended. */
export function startOnLeash<T extends { readonly process: number | undefined }>(
  leash: Leash,
  program: number,
  start: () => T,
): T | null {
  const slot = 1 + program
  let started: T | null = null
  Atomics.store(leash, slot, STARTING)
  try {
    if (Atomics.load(leash, STOPPED) === 0) started = start()
  } finally {
    Atomics.store(leash, slot, started?.process ?? FREE)
    Atomics.notify(leash, slot)
  }
  return started
}

/** This process has ended; the program may have another by now. */
export function letGo(leash: Leash, program: number, process: number | undefined): void {
  Atomics.compareExchange(leash, 1 + program, process ?? FREE, FREE)
}

/** Ends all programs at once, and lets no other start. */
export function endAll(leash: Leash): void {
  Atomics.store(leash, STOPPED, 1)
  for (let slot = 1; slot < leash.length; slot += 1) {
    Atomics.wait(leash, slot, STARTING, PATIENCE)
    const process = Atomics.load(leash, slot)
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
