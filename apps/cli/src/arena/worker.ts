import { parentPort, workerData } from 'node:worker_threads'
import { runThreadJob } from './threadJob.ts'
import type { ThreadJob } from './threadJob.ts'
import type { Message } from './threads.ts'

await runThreadJob(workerData as ThreadJob, {
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
