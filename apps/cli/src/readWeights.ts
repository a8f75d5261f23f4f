import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { WeightsFile } from '@modern-art/bots'

const { resolve } = createRequire(import.meta.url)

/** A file of weights, from the package of the bots. */
export function readWeights({ name }: WeightsFile): Promise<Uint8Array> {
  return readFile(resolve(`@modern-art/bots/weights/${name}`))
}
