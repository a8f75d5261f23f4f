import { UNUSABLE } from './io.ts'
import { processIo } from './processIo.ts'
import { run } from './run.ts'

const FAULT_OF_THE_PROGRAM = 3

// A failed write reaches its writer; without a listener the event would end the process with a stack trace as well.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})

try {
  process.exitCode = await run(process.argv.slice(2), processIo())
} catch (error) {
  process.exitCode = explain(error)
}

function explain(error: unknown): number {
  if (error instanceof Error && 'code' in error && 'syscall' in error && error.syscall === 'write') {
    // The reader of the output has closed it (`modern-art demo | head`).
    if (error.code === 'EPIPE' || error.code === 'EOF') return 0
    console.error(`modern-art: cannot write: ${error.message}`)
    return UNUSABLE
  }
  console.error('modern-art has a bug and must stop:', error)
  return FAULT_OF_THE_PROGRAM
}
