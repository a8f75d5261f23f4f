import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { PAGE } from '../testing/folder.ts'
import { openClient } from '../testing/openClient.ts'

const client = openClient()

/** Sends a request line as nobody should write it, and takes whatever comes back. */
function sendLine(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(client.port(), '127.0.0.1', () => {
      socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    })
    socket
      .setEncoding('latin1')
      .on('data', (text: string) => {
        answer += text
      })
      .on('error', reject)
      .on('close', () => resolve(answer))
  })
}

describe('an odd path', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/..%2f',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/..\\secret.txt',
    '/%5c..%5csecret.txt',
    '/%ff',
    '/%',
    '/%zz.js',
    '/%00',
    '/index.html%00.js',
    '/assets%0d%0aX: y',
  ])('is a bad request: %s', async (path) => {
    const answer = await sendLine(`GET ${path.replaceAll(' ', '%20')} HTTP/1.1`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toMatch(/\r\n\r\n400 Bad Request\n$/)
  })

  it.each([
    '/.built.json',
    '/%2ebuilt.json',
    '/.git/config',
    '/.git',
    '/.git/',
    '/./.git/config',
    '/assets/.hidden-B7x_k2Qd.js',
    '/.env',
    '/.',
  ])('is nothing where it names what is hidden: %s', async (path) => {
    const { status, text } = await client.ask(path, { headers: { accept: 'text/html' } })
    expect({ status, text }).toEqual({ status: 404, text: '404 Not Found\n' })
  })

  it.each(['/assets', '/assets/', '//', '//gallery', '/gallery//', '/%252e%252e%252fsecret'])(
    'leads nowhere else, nor to a list of files: %s',
    async (path) => {
      const { status, headers, text } = await client.ask(path)
      expect({ status, text }).toEqual({ status: 200, text: PAGE })
      expect(headers.location).toBeUndefined()
    },
  )

  it.each([
    ['GET * HTTP/1.1', 400],
    ['GET http://example.com/play HTTP/1.1', 200],
    ['GET http://example.com/../secret.txt HTTP/1.1', 400],
    ['GET / HTTP/9.9', 400],
    [`GET /${'a'.repeat(3000)}.js HTTP/1.1`, 404],
    [`GET /${'a'.repeat(99_999)} HTTP/1.1`, 431],
  ])('of any form is answered: %#', async (line, status) => {
    expect(await sendLine(line)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})
