import { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { addressOf, isSecure } from './asked.ts'
import type { Asked } from './asked.ts'

const asked = (headers: Asked['headers'], socket: Socket = new Socket()): Asked => ({ headers, socket })
const FORWARDED = { 'x-forwarded-proto': 'https' }

/** A request from an address. */
function from(remoteAddress: string, forwarded: string | null = null): Asked {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  return asked(forwarded === null ? {} : { 'x-forwarded-for': forwarded }, socket)
}

describe('a request', () => {
  it('is secure over TLS', () => {
    expect(isSecure(asked({}, new TLSSocket(new Socket())), false)).toBe(true)
    expect(isSecure(asked({}), false)).toBe(false)
    expect(isSecure(asked({}), true)).toBe(false)
  })

  it('is secure by the word of a proxy only where that is trusted', () => {
    expect(isSecure(asked(FORWARDED), true)).toBe(true)
    expect(isSecure(asked(FORWARDED), false)).toBe(false)
  })

  it.each([
    ['https, http', true],
    ['HTTPS', true],
    ['http, https', false],
    ['http', false],
    ['https-ish', false],
    ['', false],
  ])('is as secure as the first proxy says: %j', (forwarded, secure) => {
    expect(isSecure(asked({ 'x-forwarded-proto': forwarded }), true)).toBe(secure)
  })
})

describe('the address that asks', () => {
  it('is that of the connection', () => {
    expect(addressOf(from('192.0.2.7'), false)).toBe('192.0.2.7')
    expect(addressOf(from('::ffff:192.0.2.7'), false)).toBe('192.0.2.7')
    expect(addressOf(from('192.0.2.7', '203.0.113.1'), false)).toBe('192.0.2.7')
  })

  it('is the last that a trusted proxy names', () => {
    expect(addressOf(from('127.0.0.1', '203.0.113.1'), true)).toBe('203.0.113.1')
    expect(addressOf(from('127.0.0.1', 'made up, 203.0.113.1'), true)).toBe('203.0.113.1')
    expect(addressOf(from('127.0.0.1', ''), true)).toBe('127.0.0.1')
    expect(addressOf(from('127.0.0.1'), true)).toBe('127.0.0.1')
  })

  it('is the same for all addresses of one network, and only for those', () => {
    const home = addressOf(from('2001:db8:1:2::7'), false)
    expect(addressOf(from('2001:db8:1:2:aaaa:bbbb:cccc:dddd'), false)).toBe(home)
    expect(addressOf(from('2001:DB8:1:2::'), false)).toBe(home)
    expect(addressOf(from('2001:db8:1:3::7'), false)).not.toBe(home)
    expect(addressOf(from('2001:db8::1:2:0:7'), false)).not.toBe(home)
    expect(addressOf(from('::1'), false)).toBe('0:0:0:0')
  })

  it.each(['', ':', '::::::::::', 'x', '1:2:3:4:5:6:7:8:9:10'])('is something for any text: %j', (text) => {
    expect(typeof addressOf(from(text), false)).toBe('string')
  })
})
