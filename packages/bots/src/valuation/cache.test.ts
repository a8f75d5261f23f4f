import { describe, expect, it } from 'vitest'
import { Cache } from './cache.ts'

describe('a cache', () => {
  it('makes a thing once, as long as it is kept', () => {
    const made: string[] = []
    const cache = new Cache<number>(2)
    const get = (key: string): number => cache.get(key, () => made.push(key))
    expect([get('a'), get('b'), get('a'), get('b')]).toEqual([1, 2, 1, 2])
    get('c')
    get('b')
    get('a')
    expect(made).toEqual(['a', 'b', 'c', 'a'])
  })

  it('keeps a 0 as well', () => {
    const cache = new Cache<number>(1)
    expect([cache.get('', () => 0), cache.get('', () => 1)]).toEqual([0, 0])
  })
})
