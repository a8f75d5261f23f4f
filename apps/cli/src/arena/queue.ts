/** How many deals are taken, in memory that threads share. */
export type Queue = Int32Array<SharedArrayBuffer>

export function newQueue(): Queue {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
}

/** The number of the next deal, which nobody else gets; `null` when all are taken. Deals are numbered from 1. */
export function takeDeal(queue: Queue, deals: number): number | null {
  const deal = Atomics.add(queue, 0, 1) + 1
  return deal <= deals ? deal : null
}
