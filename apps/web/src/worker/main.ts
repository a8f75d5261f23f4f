import { hearPage } from './hearPage.ts'
import type { ToWorker } from './messages.ts'

const hear = hearPage((all) => globalThis.postMessage(all))

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  // What is thrown here is a broken invariant: the page hears of it and begins again from what is saved.
  hear(data).catch(reportError)
})
