import { Socket } from 'node:net'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Asked } from './asked.ts'
import { cookieIn, setCookie } from './cookies.ts'

const asked = (headers: Asked['headers']): Asked => ({ headers, socket: new Socket() })
const FORWARDED = { 'x-forwarded-proto': 'https' }

describe('the session', () => {
  it.each([
    ['modern-art=abc', 'abc'],
    ['theme=dark; modern-art=abc; lang=de', 'abc'],
    ['  modern-art = abc  ', 'abc'],
    ['modern-art=a=b', 'a=b'],
    ['modern-art=', ''],
    ['modern-art=first; modern-art=second', 'first'],
    ['xmodern-art=abc', null],
    ['modern-artx=abc', null],
    ['Modern-Art=abc', null],
    ['__Host-modern-art=abc', null],
    ['modern-art', null],
    ['=modern-art', null],
    ['', null],
    [';;;=;', null],
  ])('is found in the cookies, whatever stands beside it: %j', (cookie, token) => {
    expect(cookieIn('session', asked({ cookie }), 0)).toBe(token)
  })

  it('is over TLS only the one that TLS has kept', () => {
    const cookie = 'modern-art=planted; __Host-modern-art=kept'
    expect(cookieIn('session', asked({ ...FORWARDED, cookie }), 1)).toBe('kept')
    expect(cookieIn('session', asked({ ...FORWARDED, cookie: 'modern-art=planted' }), 1)).toBe(null)
    expect(cookieIn('session', asked({ ...FORWARDED, cookie }), 0)).toBe('planted')
  })

  it('is not found where there are no cookies', () => {
    expect(cookieIn('session', asked({}), 0)).toBe(null)
  })

  it('is read from any text without an exception', () => {
    const PARTS = ['modern-art', '=', ';', ' ', '"', '%', '%zz', 'a', 'ä', '\u0000', '\uD800', '__proto__']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PARTS)), (parts) => {
        const cookie = parts.join('')
        const token = cookieIn('session', asked({ cookie }), 0)
        expect(token === null || typeof token === 'string').toBe(true)
      }),
    )
  })

  it('is kept from scripts and from other sites', () => {
    expect(setCookie('session', 'abc', false)).toBe('modern-art=abc; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax')
    expect(setCookie('provider', 'abc', true)).toBe(
      '__Host-modern-art-provider=abc; Max-Age=900; Path=/; HttpOnly; SameSite=Lax; Secure',
    )
  })

  it('is forgotten where it is over', () => {
    expect(setCookie('session', null, true)).toBe(
      '__Host-modern-art=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    )
  })
})
