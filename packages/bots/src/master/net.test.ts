import { quickRandom } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { randomNets, plainAnswer, writtenNets } from '../testing/master/randomNets.ts'
import type { WrittenNet } from '../testing/master/randomNets.ts'
import { VECTORS } from '../testing/master/vectors.ts'
import { OBSERVED } from './encode.ts'
import type { Net } from './net.ts'
import { readNets } from './netFile.ts'

function observation(cells: Readonly<Record<string, number>>): Float64Array {
  return Float64Array.from({ length: OBSERVED }, (_, cell) => cells[cell] ?? 0)
}

/** Anything at all: huge, tiny, halfway between two steps, and often 0. */
function wildInputs(seed: number): Float64Array {
  const random = quickRandom(seed)
  return Float64Array.from({ length: OBSERVED }, () => {
    const size = [0, 0, 0.001, 1, 5, 100][random(6)] ?? 0
    return size * (random(2001) / 1000 - 1)
  })
}

describe.each([1, 2, 3, 4])('a net of random weights, number %i', (seed) => {
  // Widths that are no multiples of four, too.
  const written = randomNets(seed, 20 + seed)
  const { policy, judge } = readNets(writtenNets(written))
  const pairs: readonly (readonly [Net, WrittenNet])[] = [
    [policy, written[0] as WrittenNet],
    [judge, written[1] as WrittenNet],
  ]

  it('answers as by the book what seats observe', () => {
    for (const { cells } of VECTORS.slice(0, 30)) {
      const inputs = observation(cells)
      for (const [net, plain] of pairs) expect([...net.answer(inputs)]).toEqual(plainAnswer(plain, [...inputs]))
    }
  })

  it('answers as by the book whatever it is asked, and in any order', () => {
    const wild = Array.from({ length: 10 }, (_, i) => wildInputs(100 * seed + i))
    for (const inputs of [...wild, ...wild.toReversed()]) {
      for (const [net, plain] of pairs) expect([...net.answer(inputs)]).toEqual(plainAnswer(plain, [...inputs]))
    }
  })

  it('has different answers to different questions', () => {
    const answers = VECTORS.slice(0, 30).map(({ cells }) => policy.answer(observation(cells)).join(' '))
    expect(new Set(answers).size).toBe(answers.length)
  })
})

describe('a net', () => {
  it('counts exactly up to the largest sums that it can have', () => {
    const [policy, judge] = randomNets(1, 64) as [WrittenNet, WrittenNet]
    const largest = {
      ...policy,
      layers: policy.layers.map((layer) => ({ ...layer, weights: layer.weights.map(() => 127) })),
    }
    const inputs = new Float64Array(OBSERVED).fill(1e6)
    expect([...readNets(writtenNets([largest, judge])).policy.answer(inputs)]).toEqual(
      plainAnswer(largest, [...inputs]),
    )
  })

  it('has as many inputs as it has', () => {
    const { policy } = readNets(writtenNets(randomNets(1)))
    expect(() => policy.answer(new Float64Array(OBSERVED - 1))).toThrow(RangeError)
  })
})
