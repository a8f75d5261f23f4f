import { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { addressOf, isFromProxy, isSecure } from './asked.ts'
import type { Asked } from './asked.ts'

const asked = (headers: Asked['headers'], socket: Socket = new Socket()): Asked => ({ headers, socket })
const FORWARDED = { 'x-forwarded-proto': 'https' }

/** A request from an address. */
function from(remoteAddress: string, forwarded: string | null = null, proto: string | null = null): Asked {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  return asked(
    {
      ...(forwarded !== null && { 'x-forwarded-for': forwarded }),
      ...(proto !== null && { 'x-forwarded-proto': proto }),
    },
    socket,
  )
}

describe('a request', () => {
  it('is secure over TLS', () => {
    expect(isSecure(asked({}, new TLSSocket(new Socket())), 0)).toBe(true)
    expect(isSecure(asked({}), 0)).toBe(false)
    expect(isSecure(asked({}), 1)).toBe(false)
  })

  it('is secure by the word of a proxy only where that is trusted', () => {
    expect(isSecure(asked(FORWARDED), 1)).toBe(true)
    expect(isSecure(asked(FORWARDED), 0)).toBe(false)
  })

  it.each([
    ['https', 1, true],
    ['HTTPS', 1, true],
    // The asker said https, and the proxy added what it saw.
    ['https, http', 1, false],
    ['http, https', 1, true],
    ['https, http', 2, true],
    ['https, http, http', 2, false],
    // One of two wrote the header anew.
    ['https', 2, true],
    ['http', 1, false],
    ['https-ish', 1, false],
    ['', 1, false],
  ])('is as secure as the outermost proxy that is trusted says: %j by %j', (forwarded, trusted, secure) => {
    expect(isSecure(asked({ 'x-forwarded-proto': forwarded }), trusted)).toBe(secure)
  })

  it('is secure by the word of a proxy at an address that is trusted, and of nobody else', () => {
    expect(isSecure(from('10.1.2.3', '203.0.113.1', 'https'), ['10.0.0.0/8'])).toBe(true)
    expect(isSecure(from('::ffff:10.1.2.3', null, 'https'), ['10.0.0.0/8'])).toBe(true)
    expect(isSecure(from('203.0.113.1', '10.1.2.3', 'https'), ['10.0.0.0/8'])).toBe(false)
    expect(isSecure(from('10.1.2.3', '203.0.113.1', 'https, http'), ['10.0.0.0/8'])).toBe(false)
  })
})

describe('a proxy', () => {
  it('is believed where it is trusted, by number or by address', () => {
    expect(isFromProxy(from('203.0.113.1'), 0)).toBe(false)
    expect(isFromProxy(from('203.0.113.1'), 1)).toBe(true)
    expect(isFromProxy(from('10.1.2.3'), ['10.0.0.0/8'])).toBe(true)
    expect(isFromProxy(from('203.0.113.1', '10.1.2.3'), ['10.0.0.0/8'])).toBe(false)
  })
})

describe('the address that asks', () => {
  it('is that of the connection', () => {
    expect(addressOf(from('192.0.2.7'), 0)).toBe('192.0.2.7')
    expect(addressOf(from('::ffff:192.0.2.7'), 0)).toBe('192.0.2.7')
    expect(addressOf(from('192.0.2.7', '203.0.113.1'), 0)).toBe('192.0.2.7')
  })

  it('is what the outermost proxy that is trusted has seen, whatever the asker made up before that', () => {
    expect(addressOf(from('127.0.0.1', '203.0.113.1'), 1)).toBe('203.0.113.1')
    expect(addressOf(from('127.0.0.1', 'made up, 203.0.113.1'), 1)).toBe('203.0.113.1')
    expect(addressOf(from('127.0.0.1', '198.51.100.9, 203.0.113.1, 10.0.0.2'), 2)).toBe('203.0.113.1')
    expect(addressOf(from('127.0.0.1', '203.0.113.1'), 2)).toBe('203.0.113.1')
    expect(addressOf(from('127.0.0.1', ''), 1)).toBe('127.0.0.1')
    expect(addressOf(from('127.0.0.1'), 1)).toBe('127.0.0.1')
  })

  it('is found behind proxies at addresses that are trusted, and nobody else is believed', () => {
    const trusted = ['10.0.0.0/8', '2001:db8:9::/48', '127.0.0.1']
    expect(addressOf(from('10.0.0.2', '198.51.100.9, 203.0.113.1'), trusted)).toBe('203.0.113.1')
    expect(addressOf(from('127.0.0.1', '198.51.100.9, 203.0.113.1, 2001:db8:9::4, 10.0.0.2'), trusted)).toBe(
      '203.0.113.1',
    )
    expect(addressOf(from('203.0.113.1', '198.51.100.9'), trusted)).toBe('203.0.113.1')
    expect(addressOf(from('203.0.113.1', '10.0.0.2'), trusted)).toBe('203.0.113.1')
    // One of the proxies asks itself.
    expect(addressOf(from('127.0.0.1', '10.0.0.2'), trusted)).toBe('10.0.0.2')
  })

  it('has no port, and is that of the connection where a proxy names none', () => {
    expect(addressOf(from('127.0.0.1', '203.0.113.1:5001'), 1)).toBe('203.0.113.1')
    expect(addressOf(from('127.0.0.1', '[2001:db8:1:2::7]:5001'), 1)).toBe('2001:db8:1:2')
    expect(addressOf(from('127.0.0.1', 'unknown'), 1)).toBe('127.0.0.1')
    expect(addressOf(from('127.0.0.1', '203.0.113.1, _hidden'), 1)).toBe('127.0.0.1')
  })

  it('is the same for all addresses of one network, and only for those', () => {
    const home = addressOf(from('2001:db8:1:2::7'), 0)
    expect(addressOf(from('2001:db8:1:2:aaaa:bbbb:cccc:dddd'), 0)).toBe(home)
    expect(addressOf(from('2001:DB8:1:2::'), 0)).toBe(home)
    expect(addressOf(from('2001:0db8:0001:0002::1%eth0'), 0)).toBe(home)
    expect(addressOf(from('2001:db8:1:3::7'), 0)).not.toBe(home)
    expect(addressOf(from('2001:db8::1:2:0:7'), 0)).not.toBe(home)
    expect(addressOf(from('::1'), 0)).toBe('0:0:0:0')
  })

  it.each(['', ':', '::::::::::', 'x', '1:2:3:4:5:6:7:8:9:10'])('is something for any text: %j', (text) => {
    expect(typeof addressOf(from(text), 0)).toBe('string')
    expect(addressOf(from('127.0.0.1', text), 1)).toBe('127.0.0.1')
  })
})
