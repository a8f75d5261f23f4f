import { describe, expect, it } from 'vitest'
import { assertSame } from './sameData.ts'

const DATA = { a: [1, { b: null }], c: 'd', e: true }

describe('data of a law', () => {
  it('is the same whoever made it', () => {
    expect(() => assertSame(JSON.parse(JSON.stringify(DATA)), DATA)).not.toThrow()
    expect(() => assertSame(new Map([[1, { a: 2 }]]), new Map([[1, { a: 2 }]]))).not.toThrow()
  })

  it.each([
    ['a number', { ...DATA, a: [2, { b: null }] }],
    ['a number deep inside', { ...DATA, a: [1, { b: 0 }] }],
    ['one more in a list', { ...DATA, a: [1, { b: null }, 2] }],
    ['one fewer in a list', { ...DATA, a: [1] }],
    ['a field more', { ...DATA, f: undefined }],
    ['a field fewer', { a: DATA.a, c: DATA.c }],
    ['a field by another name', { a: DATA.a, c: DATA.c, f: true }],
    ['a list that is none', { ...DATA, a: { 0: 1, 1: { b: null } } }],
    ['another kind of object', { ...DATA, a: [1, new Map()] }],
    ['nothing', null],
  ])('is not: %s', (_, other) => {
    expect(() => assertSame(other, DATA)).toThrow(/deep-equal/)
    expect(() => assertSame(DATA, other)).toThrow(/deep-equal/)
  })

  it('tells what other equalities take for the same', () => {
    expect(() => assertSame([-0], [0])).toThrow(/deep-equal/)
    expect(() => assertSame([new Map([[1, 2]])], [new Map([[1, 3]])])).toThrow(/deep-equal/)
    expect(() => assertSame([Object.create(null)], [{}])).toThrow(/deep-equal/)
  })
})
