import { describe, expect, it } from 'vitest'
import { isOurOrigin } from './origins.ts'

describe('an origin', () => {
  it.each([
    ['http://localhost:3000', 'localhost:3000'],
    ['http://192.0.2.7:3000', '192.0.2.7:3000'],
    ['https://art.example.com', 'art.example.com'],
    // A proxy that speaks TLS may pass the port on, or not.
    ['https://art.example.com', 'art.example.com:443'],
    ['http://art.example.com', 'art.example.com:80'],
    ['http://[::1]:3000', '[::1]:3000'],
    ['http://[2001:db8::7]', '[2001:db8::7]'],
    ['http://[2001:db8::7]', '[2001:DB8:0:0::7]'],
    ['http://art.example.com', 'ART.example.com'],
  ])('is ours if it is the host that was asked: %s at %s', (origin, host) => {
    expect(isOurOrigin({ origin, host }, [])).toBe(true)
  })

  it.each([
    ['http://localhost:3001', 'localhost:3000'],
    ['http://localhost', 'localhost:3000'],
    ['http://localhost:3000', 'localhost'],
    ['https://art.example.com', 'art.example.com:80'],
    ['http://art.example.com', 'art.example.com:443'],
    ['http://evil.art.example.com', 'art.example.com'],
    ['http://example.com', 'art.example.com'],
    ['http://art.example.com.evil.net', 'art.example.com'],
    ['http://evilart.example.com', 'art.example.com'],
    ['http://localhost', '127.0.0.1'],
    ['http://[::2]:3000', '[::1]:3000'],
    ['http://[::1]:3001', '[::1]:3000'],
    ['null', 'localhost:3000'],
    ['null', 'null'],
    ['', 'localhost:3000'],
    ['localhost:3000', 'localhost:3000'],
    ['HTTP://LOCALHOST:3000', 'localhost:3000'],
    ['http://LOCALHOST:3000', 'localhost:3000'],
    ['http://localhost:3000/', 'localhost:3000'],
    ['http://localhost:3000/play', 'localhost:3000'],
    ['http://a@localhost:3000', 'localhost:3000'],
    ['http://localhost:3000 ', 'localhost:3000'],
    ['http://localhost:3000, http://localhost:3000', 'localhost:3000'],
    ['ftp://localhost:3000', 'localhost:3000'],
    ['ws://localhost:3000', 'localhost:3000'],
    ['file://', ''],
    ['chrome-extension://abcdef', 'abcdef'],
    ['http://localhost', 'evil.net@localhost'],
    ['http://localhost', 'localhost/'],
    ['http://localhost', 'localhost#evil.net'],
    ['http://localhost', ''],
  ])('is not ours because it looks alike: %j at %j', (origin, host) => {
    expect(isOurOrigin({ origin, host }, ['https://other.example.com'])).toBe(false)
  })

  it('is not ours if it is not told, or if no host was asked', () => {
    expect(isOurOrigin({ host: 'localhost:3000' }, [])).toBe(false)
    expect(isOurOrigin({ origin: 'http://localhost:3000' }, [])).toBe(false)
    expect(isOurOrigin({}, ['https://art.example.com'])).toBe(false)
  })

  it('is ours if the settings add it, exactly', () => {
    const origins = ['https://art.example.com']
    expect(isOurOrigin({ origin: 'https://art.example.com', host: 'inside:3000' }, origins)).toBe(true)
    expect(isOurOrigin({ origin: 'https://art.example.com' }, origins)).toBe(true)
    for (const origin of [
      'http://art.example.com',
      'https://art.example.com:8443',
      'https://www.art.example.com',
      'null',
    ]) {
      expect(isOurOrigin({ origin, host: 'inside:3000' }, origins)).toBe(false)
    }
  })
})
