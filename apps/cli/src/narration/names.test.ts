import { describe, expect, it } from 'vitest'
import { namesOf } from './names.ts'
import { printable } from './printable.ts'

describe('names', () => {
  it.each([
    ['as they are', ['Ada', 'Émile', '美雪'], ['Ada', 'Émile', '美雪']],
    ['without escape sequences', ['\u001B[31mAda\u001B[0m', 'Ben', 'C'], ['[31mAda [0m', 'Ben', 'C']],
    ['on one line', ['A\nda', ' Ben \t', 'C\r\nD'], ['A da', 'Ben', 'C D']],
    ['never empty', ['', ' ', '\u200B'], ['Seat 0', 'Seat 1', 'Seat 2']],
    ['never twice', ['Ada', 'Ben', 'Ada'], ['Ada (seat 0)', 'Ben', 'Ada (seat 2)']],
    ['of bearable length', ['x'.repeat(1000), 'Ben', 'C'], [`${'x'.repeat(23)}…`, 'Ben', 'C']],
    ['with whole characters', ['👩‍🎨'.repeat(30), 'Ben', 'C'], [`${'👩‍🎨'.repeat(23)}…`, 'Ben', 'C']],
  ])('%s', (_, players, names) => {
    expect(namesOf(players)).toEqual(names)
  })
})

describe('printable text', () => {
  it.each([
    ['\u001B]0;title\u0007', ' ]0;title '],
    ['\u009B31m', ' 31m'],
    ['a\u202Eb\u2066c', 'abc'],
    ['a\u2028b', 'a b'],
    ['\uD800', ''],
    ['👩‍🎨 – “ö”', '👩‍🎨 – “ö”'],
  ])('%j', (text, safe) => {
    expect(printable(text)).toBe(safe)
  })
})
