import { parentPort, workerData } from 'node:worker_threads'
import { playLane } from './lane.ts'
import type { Errand } from './lane.ts'
import type { Message } from './threads.ts'

await playLane(workerData as Errand, {
  now: () => performance.now(),
  report: (score) => send({ type: 'score', score }),
  complain: (line) => {
    send({ type: 'complaint', line })
    return Promise.resolve()
  },
})

function send(message: Message): void {
  // The rule is about windows; a thread has one other end.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message)
}
