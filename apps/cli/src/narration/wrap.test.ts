import { describe, expect, it } from 'vitest'
import { COLOUR_STYLE } from './textStyle.ts'
import { wrap } from './wrap.ts'

describe('wrapping', () => {
  it.each([
    ['', [' ']],
    ['one', [' one']],
    ['one two', [' one two']],
    ['one two three', [' one two', '   three']],
    ['one two threeandfour five', [' one two', '   threeandfour', '   five']],
    ['onetwothree', [' onetwothree']],
  ])('%j', (text, lines) => {
    expect(wrap(text, 8, ' ', '   ')).toEqual(lines)
  })

  it('counts only what is seen', () => {
    const name = COLOUR_STYLE.player('one')
    expect(wrap(`${name} two three`, 8, ' ')).toEqual([` ${name} two`, ' three'])
  })
})
