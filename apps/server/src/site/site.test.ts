import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { GERMAN_MENU, MENU, PAGE, SCRIPT } from '../testing/folder.ts'
import { openClient } from '../testing/openClient.ts'

const client = openClient()

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

describe('a page', () => {
  it.each(['/play', '/play/', '/game/4/round', '/play?seed=a.b', '/caf%C3%A9', '//'])(
    'is the client, which draws it: %s',
    async (url) => {
      const { status, headers, text } = await client.ask(url, { headers: { accept: 'text/html,*/*;q=0.8' } })
      expect({ status, text }).toEqual({ status: 200, text: PAGE })
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    },
  )

  it.each([
    ['en-GB,en;q=0.9', MENU],
    ['de-AT,de;q=0.9,en;q=0.8', GERMAN_MENU],
    ['de-AT', GERMAN_MENU],
    ['fr-FR,fr;q=0.9,de;q=0.5,en;q=0.4', GERMAN_MENU],
    ['en;q=0.4,de;q=0.5', GERMAN_MENU],
    ['fr-FR', MENU],
    ['*', MENU],
    ['..;q=1,/etc/passwd', MENU],
    [null, MENU],
  ])('is the menu at the front door, in a language that is asked for: %s', async (languages, menu) => {
    for (const url of ['/', '/?from=home', '/index.html']) {
      // oxlint-disable-next-line no-await-in-loop
      const { status, headers, text } = await client.ask(url, {
        headers: { accept: 'text/html', ...(languages !== null && { 'accept-language': languages }) },
      })
      expect({ status, text }).toEqual({ status: 200, text: menu })
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      // A cache of the browser would not find again under another header what the service worker puts there.
      if (url === '/index.html') expect(headers.vary ?? '').not.toContain('Accept-Language')
      else expect(headers.vary).toContain('Accept-Language')
    }
  })

  it('is described without being sent where only its head is asked for', async () => {
    const { status, headers, text } = await client.ask('/play', { method: 'HEAD' })
    expect({ status, text }).toEqual({ status: 200, text: '' })
    expect(headers).toMatchObject({ 'content-length': String(PAGE.length) })
  })

  it('is not sent where a picture is wanted', async () => {
    const { status, headers } = await client.ask('/play', { headers: { accept: 'image/svg+xml' } })
    expect(status).toBe(404)
    expect(headers.vary).toContain('Accept')
  })
})

describe('a file', () => {
  it.each(['/missing.js', '/assets/index-AAAA1111.js', '/play/v1.2', '/favicon.ico'])(
    'that is not there is nothing, in plain text: %s',
    async (url) => {
      const { status, headers, text } = await client.ask(url, { headers: { accept: 'text/html' } })
      expect({ status, text }).toEqual({ status: 404, text: '404 Not Found\n' })
      expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
    },
  )

  it.each([
    ['/assets/index-B7x_k2Qd.js', 'text/javascript; charset=utf-8'],
    ['/assets/plain.css', 'text/css; charset=utf-8'],
    ['/assets/fraunces-latin-wght-normal-c-XF7zAA.woff2', 'font/woff2'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('says what it is: %s', async (url, type) => {
    const { status, headers } = await client.ask(url)
    expect(status).toBe(200)
    expect(headers['content-type']?.replace('; charset=utf-8', '')).toBe(type.replace('; charset=utf-8', ''))
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('travels packed where that is understood: %s', async (encoding, unpack) => {
    const { headers, body } = await client.ask('/assets/index-B7x_k2Qd.js', {
      headers: { 'accept-encoding': encoding },
    })
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
    expect(body.length).toBeLessThan(SCRIPT.length / 10)
    expect(unpack(body).toString()).toBe(SCRIPT)
  })

  it('travels packed if it is the weights of a bot', async () => {
    const { headers, body } = await client.ask('/assets/master-6c72ba87b7842338.bin', {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe('weights'.repeat(1000))
  })

  it('travels as it is where packing is not', async () => {
    const { headers, text } = await client.ask('/assets/index-B7x_k2Qd.js')
    expect(headers['content-encoding']).toBeUndefined()
    expect(text).toBe(SCRIPT)
  })

  it('can be had in parts, but not in parts that it does not have', async () => {
    const part = await client.ask('/assets/index-B7x_k2Qd.js', { headers: { range: 'bytes=0-6' } })
    expect({ status: part.status, text: part.text }).toEqual({ status: 206, text: 'console' })
    const { status, headers, text } = await client.ask('/assets/index-B7x_k2Qd.js', {
      headers: { range: 'bytes=99999-' },
    })
    expect({ status, text }).toEqual({ status: 416, text: '416 Range Not Satisfiable\n' })
    expect(headers['cache-control']).toBe('no-cache')
  })

  it.skipIf(process.platform === 'win32')('that cannot be read is reported here, not there', async () => {
    await symlink('circle-B7x_k2Qd.js', path.join(client.folder(), 'assets/circle-B7x_k2Qd.js'))
    const { status, headers, text } = await client.ask('/assets/circle-B7x_k2Qd.js')
    expect({ status, text }).toEqual({ status: 500, text: '500 Internal Server Error\n' })
    expect(headers['cache-control']).toBe('no-cache')
    expect(client.reports).toEqual([expect.stringMatching(/^GET \/assets\/circle-B7x_k2Qd\.js failed: .*ELOOP/)])
  })
})

describe('what may be kept', () => {
  it.each([
    '/assets/index-B7x_k2Qd.js',
    '/assets/index-B7x_k2Qd.js.map',
    '/assets/fraunces-latin-wght-normal-c-XF7zAA.woff2',
    '/assets/master-6c72ba87b7842338.bin',
  ])('is for ever what is named after its content: %s', async (url) => {
    const { status, headers } = await client.ask(url)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    '/',
    '/index.html',
    '/play',
    '/sw.js',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/assets/plain.css',
    '/assets/hand-coloured.svg',
    '/elsewhere/index-B7x_k2Qd.js',
  ])('is only until asked again what is not, and the answer is then short: %s', async (url) => {
    const first = await client.ask(url)
    expect(first.status).toBe(200)
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers.etag).toMatch(/^(W\/)?".+"$/)
    const again = await client.ask(url, { headers: { 'if-none-match': first.headers.etag ?? '' } })
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' })
    expect(again.headers['cache-control']).toBe('no-cache')
  })
})

describe('every answer', () => {
  it.each(['/', '/play', '/sw.js', '/assets/index-B7x_k2Qd.js', '/missing.js', '/%ff', '/.built.json'])(
    'tells the browser what never to do: %s',
    async (url) => {
      const { headers } = await client.ask(url)
      expect(String(headers['content-security-policy']).split(';')).toEqual(POLICY)
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
      for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
        expect(String(headers['permissions-policy']).split(', ')).toContain(`${feature}=()`)
      }
    },
  )

  it('lets no script or style run that is not a file of this server, and nothing from elsewhere', () => {
    const allowed = POLICY.flatMap((directive) => directive.split(' ').slice(1))
    // Pictures are no scripts, and these are made in the page itself.
    expect(new Set(allowed)).toEqual(new Set(["'none'", "'self'", 'data:', 'blob:']))
    expect(POLICY.filter((directive) => /data:|blob:/.test(directive))).toEqual(["img-src 'self' data: blob:"])
  })

  it('tells nobody what made it', async () => {
    const { headers } = await client.ask('/')
    expect(Object.keys(headers)).not.toContain('x-powered-by')
    expect(Object.keys(headers)).not.toContain('server')
  })
})

describe('the server', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('is read only: %s', async (method) => {
    const answers = await Promise.all(['/', '/missing.js', '/%ff'].map((url) => client.ask(url, { method })))
    for (const { status, headers, text } of answers) {
      expect({ status, text }).toEqual({ status: 405, text: '405 Method Not Allowed\n' })
      expect(headers.allow).toBe('GET, HEAD')
    }
  })
})
