import { hearPage } from '../worker/hearPage.ts'
import type { ToWorker } from '../worker/messages.ts'

/** Not that of a test which stops the time: messages take none. */
const soon = setImmediate

/**
 * The table's worker in the page's own thread: the same table and the same bots, and messages that are copied on their
 * way. Its address is passed over, for the page has no other worker.
 */
export class WorkerInProcess extends EventTarget {
  #alive = true
  readonly #hear = hearPage((all) => this.#later(() => this.#tell('message', { data: structuredClone(all) })))

  public postMessage(message: ToWorker): void {
    const copy = structuredClone(message)
    this.#later(() => {
      this.#hear(copy).catch((error: unknown) => {
        this.#tell('error', { error })
      })
    })
  }

  public terminate(): void {
    this.#alive = false
  }

  #later(what: () => void): void {
    soon(() => {
      if (this.#alive) what()
    })
  }

  #tell(type: 'message' | 'error', facts: object): void {
    this.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), facts))
  }
}
