import { readFileSync, writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/*
 * Loaded before a server: notes when its event loop stands still, and how much of that time the process itself was at work.
 * What is not work of its own is the machine's, which had something else to do.
 */

export interface Stall {
  /** When it ended, in milliseconds since 1970. */
  readonly at: number
  readonly milliseconds: number
  readonly ownMilliseconds: number
}

const BEAT = 5
const WORTH_NOTING = 50
const WRITTEN_EVERY = 500

const file = process.env['FUZZ_STALLS'] ?? ''
if (isMainThread && file !== '') watch(file)

function watch(to: string): void {
  const stalls: Stall[] = []
  let last = performance.now()
  let spent = workOfThisThread()
  let written = 0
  writeFileSync(to, '[]')
  setInterval(() => {
    const now = performance.now()
    const late = now - last - BEAT
    if (late > WORTH_NOTING) {
      const ownMilliseconds = Math.min(late, workOfThisThread() - spent)
      stalls.push({ at: Date.now(), milliseconds: late, ownMilliseconds })
    }
    if (stalls.length > 0 && now - written > WRITTEN_EVERY) {
      written = now
      writeFileSync(to, JSON.stringify(stalls))
    }
    last = performance.now()
    spent = workOfThisThread()
  }, BEAT).unref()
}

/** How long this thread has worked so far, in milliseconds. Where the system does not say, it is the whole process. */
function workOfThisThread(): number {
  try {
    const [nanoseconds = '0'] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
}
