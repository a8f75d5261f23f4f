import { endAll } from './leash.ts'
import type { Leash } from './leash.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Does some work; its end, or whatever ends this process before, ends the outside programs on these leashes, too. */
export async function endingTogether<T>(leashes: readonly Leash[], work: () => Promise<T>): Promise<T> {
  const endThem = (): void => leashes.forEach(endAll)
  const endBySignal = (signal: NodeJS.Signals): void => {
    endThem()
    stopListening()
    process.kill(process.pid, signal)
  }
  const stopListening = (): void => {
    process.off('exit', endThem)
    for (const signal of SIGNALS) process.off(signal, endBySignal)
  }
  process.on('exit', endThem)
  for (const signal of SIGNALS) process.on(signal, endBySignal)
  try {
    return await work()
  } finally {
    stopListening()
    endThem()
  }
}
