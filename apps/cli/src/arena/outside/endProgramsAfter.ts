import { endAll } from './processTable.ts'
import type { ProcessTable } from './processTable.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Does some work, then ends the outside programs in these tables; a signal that ends this process ends them first. */
export async function endProgramsAfter<T>(tables: readonly ProcessTable[], work: () => Promise<T>): Promise<T> {
  const endPrograms = (): void => tables.forEach(endAll)
  const endBySignal = (signal: NodeJS.Signals): void => {
    endPrograms()
    stopListening()
    process.kill(process.pid, signal)
  }
  const stopListening = (): void => {
    process.off('exit', endPrograms)
    for (const signal of SIGNALS) process.off(signal, endBySignal)
  }
  process.on('exit', endPrograms)
  for (const signal of SIGNALS) process.on(signal, endBySignal)
  try {
    return await work()
  } finally {
    stopListening()
    endPrograms()
  }
}
