import type { FromWorker, ToWorker } from '../worker/messages.ts'

/** The way to a table. The screen does not know where the table is. */
export interface Link {
  readonly send: (message: ToWorker) => void
  readonly close: () => void
}

/** A table in a worker of this page. `died` is called once if the worker breaks down. */
export function openWorkerLink(hear: (message: FromWorker) => void, died: () => void): Link {
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name: 'table' })
  let alive = true
  const bury = (): void => {
    if (!alive) return
    alive = false
    worker.terminate()
    died()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data))
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    bury()
  })
  worker.addEventListener('messageerror', bury)
  return {
    send: (message) => worker.postMessage(message),
    close: () => {
      alive = false
      worker.terminate()
    },
  }
}
