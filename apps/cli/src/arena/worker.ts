import { parentPort, workerData } from 'node:worker_threads'
import { playLane } from './lane.ts'
import type { Errand } from './threads.ts'

const { order, queue } = workerData as Errand

await playLane(
  order,
  queue,
  () => performance.now(),
  // The rule is about windows; a thread has one other end.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  (score) => parentPort?.postMessage(score),
)
