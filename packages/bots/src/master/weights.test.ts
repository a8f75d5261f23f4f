import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { VECTORS } from '../testing/master/vectors.ts'
import { OBSERVED } from './encode.ts'
import { readNets } from './netFile.ts'

/** What the shipped nets answer, as training computes it; `vector` is the number of a recorded observation. */
interface Recorded {
  /** The name of the file in packages/bots/weights. */
  readonly weights: string
  readonly answers: readonly {
    readonly vector: number
    readonly logits: readonly number[]
    readonly values: readonly number[]
  }[]
}

const RECORDED = new URL('../testing/master/logits.json', import.meta.url)
const WEIGHTS = new URL('../../weights/', import.meta.url)

/** Sums of whole numbers are exact; what is left are a few products of fractions. */
const DIGITS = 9

describe('the shipped nets', () => {
  it('answer as they do in training', () => {
    const { weights, answers } = JSON.parse(readFileSync(RECORDED, 'utf8')) as Recorded
    const { policy, judge } = readNets(readFileSync(new URL(weights, WEIGHTS)))
    for (const { vector, logits, values } of answers) {
      const cells = VECTORS[vector]?.cells ?? {}
      const observation = Float64Array.from({ length: OBSERVED }, (_, cell) => cells[cell] ?? 0)
      for (const [net, expected] of [
        [policy, logits],
        [judge, values],
      ] as const) {
        const found = [...net.answer(observation)]
        expect(found).toHaveLength(expected.length)
        found.forEach((number, i) => expect(number).toBeCloseTo(expected[i] ?? 0, DIGITS))
      }
    }
    expect(answers.length).toBeGreaterThan(0)
  })
})
