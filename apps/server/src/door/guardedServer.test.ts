import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ask } from '../testing/ask.ts'
import { readRaw, writeRaw } from '../testing/rawRequest.ts'
import { guardedServer } from './guardedServer.ts'

const SHORT = { headers: 300, request: 600, lookedEvery: 50 }

const echo: RequestListener = (request, response) => {
  request.resume().on('end', () => response.end(String(request.headers['x-forwarded-for'])))
}

async function opened(trusted = 1, handle = echo): Promise<number> {
  const server = guardedServer(handle, trusted, SHORT).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

/** Some of what every answer has. */
const PROTECTED = {
  'content-security-policy': expect.stringContaining("default-src 'none'") as string,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
}

describe('every answer forbids browsers what our pages never do', () => {
  it('where the question is understood', async () => {
    const port = await opened()
    expect((await ask(port, '/')).headers).toMatchObject(PROTECTED)
  })

  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    ['bytes of any kind', Buffer.from([0x16, 0x03, 0x01, 0x00, 0xff, 0x0d, 0x0a, 0x0d, 0x0a]), 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    [
      'a length and pieces, of which others might see another end',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n', 417],
    ['a head without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a path without end', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['more headers than anybody needs', `GET / HTTP/1.1\r\nHost: a\r\n${'a: b\r\n'.repeat(101)}\r\n`, 431],
  ])('where it is %s', async (_what, text, status) => {
    const answer = readRaw(await writeRaw(await opened(), text))
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(PROTECTED)
  })
})

describe('a browser is told to come by TLS alone', () => {
  const STRICT = 'max-age=31536000; includeSubDomains'

  it('where it came so', async () => {
    const { headers } = await ask(await opened(1), '/', { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers['strict-transport-security']).toBe(STRICT)
  })

  it.each<[number, Record<string, string>]>([
    [1, {}],
    [1, { 'x-forwarded-proto': 'http' }],
    [1, { 'x-forwarded-proto': 'https, http' }],
    [0, { 'x-forwarded-proto': 'https' }],
  ])('and not where it did not: %j proxies, %j', async (trusted, headers) => {
    const answer = await ask(await opened(trusted), '/', { headers })
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  })
})

describe('who takes long to ask', () => {
  it('is not waited for: headers that come one by one', async () => {
    const port = await opened()
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text
    })
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n')
    const dripping = setInterval(() => socket.write('X: y\r\n'), 20)
    await once(socket, 'close')
    clearInterval(dripping)
    expect(readRaw(answer)).toMatchObject({ status: 408 })
    expect(Object.fromEntries(readRaw(answer).headers)).toMatchObject(PROTECTED)
  })

  it('is not waited for: a body that never comes', async () => {
    const answer = await writeRaw(await opened(), 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx')
    expect(readRaw(answer).status).toBe(408)
  })

  it('is not waited for, though another asks meanwhile and is answered', async () => {
    const port = await opened()
    const slow = writeRaw(port, 'GET / HTTP/1.1\r\n')
    expect((await ask(port, '/')).status).toBe(200)
    await slow
  })
})

describe('what a proxy adds', () => {
  it('is heard after all that the asker has said', async () => {
    const headers = Object.fromEntries(Array.from({ length: 90 }, (_, number) => [`x-${number}`, 'y']))
    const { text } = await ask(await opened(), '/', { headers: { ...headers, 'x-forwarded-for': '203.0.113.1' } })
    expect(text).toBe('203.0.113.1')
  })
})
