import { describe, expect, it } from 'vitest'
import { typedCode } from './typedCode.ts'

describe('a typed code', () => {
  it.each([
    'KXRTMWQP',
    'kxrtmwqp',
    ' KXRT-MWQP ',
    'kxrt mwqp',
    'k x r t - m w q p',
    'https://example.org/table/KXRTMWQP',
    'example.org/table/kxrt-mwqp/?from=mail#top',
  ])('is read from “%s”', (typed) => {
    expect(typedCode(typed)).toEqual({ ok: true, code: 'KXRTMWQP' })
  })

  it.each([
    ['', { kind: 'empty' }],
    [' - ', { kind: 'empty' }],
    ['KXRT', { kind: 'short', letters: 4 }],
    ['KXRT-MWQPZ', { kind: 'long', letters: 9 }],
    ['KXRT-MWQ0', { kind: 'letter', letter: '0' }],
    ['kxrl-mwqp', { kind: 'letter', letter: 'L' }],
    ['https://example.org/', { kind: 'letter', letter: ':' }],
  ])('of “%s” is told what is wrong', (typed, fault) => {
    const read = typedCode(typed)
    expect(read.ok ? null : read.fault).toEqual(fault)
  })
})
