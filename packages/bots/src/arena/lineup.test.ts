import { describe, expect, it } from 'vitest'
import { always, mixed } from './lineup.ts'

const deals = Array.from({ length: 200 }, (_, deal) => deal)

describe('a lineup', () => {
  it('is the same player everywhere, or drawn for every seat of every deal', () => {
    expect(always('easy')(7, 2)).toBe('easy')
    const lineup = mixed(['a', 'b', 'c'], 'seed', 'field')
    for (const seat of [0, 3]) {
      expect(new Set(deals.map((deal) => lineup(deal, seat)))).toEqual(new Set(['a', 'b', 'c']))
    }
    expect(deals.map((deal) => lineup(deal, 0))).not.toEqual(deals.map((deal) => lineup(deal, 3)))
  })

  it('is drawn from the seed and the role, and from nothing else', () => {
    const names = (seed: string, role: string): string[] =>
      deals.map((deal) => mixed(['a', 'b', 'c'], seed, role)(deal, 0))
    expect(names('x', 'field')).toEqual(names('x', 'field'))
    expect(names('x', 'field')).not.toEqual(names('y', 'field'))
    expect(names('x', 'field')).not.toEqual(names('x', 'challenger'))
  })

  it('needs somebody', () => {
    expect(() => mixed([], 'seed', 'field')(1, 0)).toThrow('nobody')
  })
})
