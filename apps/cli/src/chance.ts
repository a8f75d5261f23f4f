import { randomBytes } from 'node:crypto'
import { randomFromWords } from '@modern-art/engine'
import type { Random } from '@modern-art/engine'

/** Chance that nobody can foresee, for games that are played. */
export const cryptoRandom: Random = randomFromWords(() => randomBytes(4).readUInt32LE())

/** A seed short enough to be typed again. */
export function drawSeed(): string {
  return randomBytes(4).toString('hex')
}
