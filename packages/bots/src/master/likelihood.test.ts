import { describe, expect, it } from 'vitest'
import { drawn, likelihoodsOf, medianAmount, softmax } from './likelihood.ts'

describe('shares of what a net says', () => {
  it('are exponential', () => {
    const logits = [0, 1, -2, 30]
    const sum = logits.reduce((total, logit) => total + Math.exp(logit), 0)
    softmax(logits, 1).forEach((share, i) => expect(share).toBeCloseTo(Math.exp(logits[i] ?? 0) / sum, 12))
  })

  it('are sharper if asked, down to the largest alone', () => {
    expect([...softmax([1, 2], 3)][0]).toBeCloseTo(1 / (1 + Math.exp(3)), 12)
    expect([...softmax([1, 3, 2], Infinity)]).toEqual([0, 1, 0])
    expect([...softmax([3, 3, 2], Infinity)]).toEqual([0.5, 0.5, 0])
  })

  it('are nothing for what is not allowed', () => {
    const likely = likelihoodsOf(Float64Array.of(1, 500, 1), [7, null, 9], 1)
    expect([...likely]).toEqual([0.5, 0, 0.5])
  })
})

describe('an action drawn', () => {
  const likely = Float64Array.of(0, 0.25, 0, 0.5, 0.25, 0)

  it('is as likely as it should be', () => {
    const actions = [0, 0.24, 0.25, 0.5, 0.74, 0.75, 0.99].map((roll) => drawn(likely, roll))
    expect(actions).toEqual([1, 1, 3, 3, 3, 4, 4])
  })

  it('is one that can happen, even if shares do not come to 1', () => {
    expect(drawn(Float64Array.of(0, 0.3, 0.6, 0), 0.9999)).toBe(2)
  })
})

describe('the median of amounts', () => {
  it('is found by amount, not by action', () => {
    expect(medianAmount(Float64Array.of(0.3, 0.3, 0.4), [30, 10, 20])).toBe(20)
    expect(medianAmount(Float64Array.of(0.6, 0, 0.4), [0, 10, 20])).toBe(0)
    expect(medianAmount(Float64Array.of(0.1, 0.9, 0), [0, 10, null])).toBe(10)
  })

  it('is the last even if shares do not come to 1', () => {
    expect(medianAmount(Float64Array.of(0.2, 0.2), [1, 2])).toBe(2)
  })
})
