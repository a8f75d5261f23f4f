import { rmSync } from 'node:fs'
import { atExit } from './atExit.ts'
import { watchFolder } from './watchdog.ts'

/** Removes a folder when this process ends, however it does, unless that is called off because it is gone. */
export function removedAtEnd(folder: string): () => void {
  const isGone = watchFolder(folder)
  const callOff = atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return () => {
    callOff()
    isGone()
  }
}
