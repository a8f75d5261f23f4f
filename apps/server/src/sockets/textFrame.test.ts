import { describe, expect, it } from 'vitest'
import { textFrame } from './textFrame.ts'

describe('a text as a WebSocket frame (RFC 6455, section 5.2)', () => {
  it.each([
    ['of no length', '', [0x81, 0]],
    ['of the greatest length in one byte', 'a'.repeat(125), [0x81, 125]],
    ['of the least length in two bytes', 'a'.repeat(126), [0x81, 126, 0, 126]],
    ['of the greatest length in two bytes', 'a'.repeat(65_535), [0x81, 126, 255, 255]],
    ['of the least length in eight bytes', 'a'.repeat(65_536), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
    ['with letters of several bytes', 'ä😀', [0x81, 6]],
  ])('%s is whole, unmasked, and as long as it says', (_, text, start) => {
    expect(textFrame(text)).toEqual(Buffer.concat([Buffer.from(start), Buffer.from(text)]))
  })
})
