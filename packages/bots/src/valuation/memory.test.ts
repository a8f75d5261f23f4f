import { describe, expect, it } from 'vitest'
import { Memory } from './memory.ts'

describe('a memory', () => {
  it('makes a thing once, as long as it is kept', () => {
    const made: string[] = []
    const memory = new Memory<number>(2)
    const recall = (key: string): number => memory.recall(key, () => made.push(key))
    expect([recall('a'), recall('b'), recall('a'), recall('b')]).toEqual([1, 2, 1, 2])
    recall('c')
    recall('b')
    recall('a')
    expect(made).toEqual(['a', 'b', 'c', 'a'])
  })

  it('keeps a 0 as well', () => {
    const memory = new Memory<number>(1)
    expect([memory.recall('', () => 0), memory.recall('', () => 1)]).toEqual([0, 0])
  })
})
