import { describe, expect, it } from 'vitest'
import { linkForOthers } from './network.ts'

describe('the link for other devices', () => {
  it.each([
    ['127.0.0.1', ['192.0.2.7'], null],
    ['localhost', ['192.0.2.7'], null],
    ['::1', ['192.0.2.7'], null],
    ['0.0.0.0', ['192.0.2.7', '198.51.100.1'], 'http://192.0.2.7:3000'],
    ['::', ['192.0.2.7'], 'http://192.0.2.7:3000'],
    ['0.0.0.0', [], null],
    ['192.0.2.9', ['192.0.2.7'], 'http://192.0.2.9:3000'],
    ['2001:db8::1', [], 'http://[2001:db8::1]:3000'],
  ])('at %s with %j is %j', (host, others, link) => {
    expect(linkForOthers({ host, port: 3000 }, others)).toBe(link)
  })
})
