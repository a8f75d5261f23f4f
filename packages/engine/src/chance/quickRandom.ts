import type { Random } from './random.ts'

/** Odd, so that the state walks through all 2^32 values; the fraction of the golden ratio, so that it jumps about. */
const STEP = 0x9e3779b9

/**
 * A small fast generator (a counter through a 32-bit mixing function) for play-outs and benchmarks, where speed
 * counts and nothing is at stake. Its state can be told from its output: deal no hand with it.
 */
export function quickRandom(seed: number): Random {
  let state = seed | 0
  return (below) => {
    state = (state + STEP) | 0
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
    return Math.floor((((word ^ (word >>> 15)) >>> 0) / 2 ** 32) * below)
  }
}
