// oxlint-disable no-await-in-loop -- one after the other
import { connect } from 'node:net'
import type { Random } from '@modern-art/engine'
import { PROTOCOL_VERSION } from '@modern-art/protocol'
import { anyValue } from '../testing/nonsense.ts'
import { person } from '../testing/person.ts'
import type { AttackParts } from './frames.ts'
import { mutated } from './mutation.ts'
import { QUESTIONS } from './seeds.ts'

const TEXTS = QUESTIONS.map(([, , body]) => JSON.stringify(body ?? {}))
const PATHS = QUESTIONS.map(([, path]) => path)
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'CONNECT', 'get', 'X']
/** A failure of the server; 502 is that of another site, and 503 says to come again. */
const FAILED = /^HTTP\/1\.1 (500|501|505)/
const PATIENCE = 20_000
const ALL_SAID = 1000

/** Somebody who asks nonsense over HTTP for as long as it goes on. */
export async function attackRequests(parts: AttackParts, name: string): Promise<void> {
  const { port, random, counts, findings, secrets, goesOn } = parts
  const origin = `http://127.0.0.1:${port}`
  let eve = await person(origin, name)
  for (let count = 0; goesOn(); count += 1) {
    // Some questions end the session, or the account.
    if (count % 50 === 0) eve = await person(origin, `${name}${count}`)
    if (random(12) === 0) {
      await writeAny(port, garbage(random))
      counts.garbage += 1
      continue
    }
    const cookies = random(6) === 0 ? mutatedCookies(eve.cookies, random) : cookiesIn(eve.cookies)
    const text = requestText(port, cookies, random)
    const answer = await writeAny(port, text)
    counts.requests += 1
    if (answer === null && goesOn()) findings.unanswered.push(`no answer to ${JSON.stringify(text.slice(0, 300))}`)
    else if (answer !== '') counts.answered += 1
    if (answer !== null && FAILED.test(answer)) {
      findings.unanswered.push(`the server failed at ${JSON.stringify(text.slice(0, 2000))}`)
    }
    if (answer !== null) secrets.judge(answer, `an answer to ${text.slice(0, 60)}`)
  }
}

/** `null` if the server neither answers nor closes the connection, though nothing more is to come. */
function writeAny(port: number, text: string | Buffer): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    // What says that more is to come is waited for by the server; it hears that nothing is.
    const ending = setTimeout(() => socket.end(), ALL_SAID)
    const giving = setTimeout(() => {
      resolve(null)
      socket.destroy()
    }, PATIENCE)
    socket
      .setEncoding('latin1')
      .on('data', (data: string) => {
        answer += data
      })
      .on('error', () => {})
      .on('close', () => {
        clearTimeout(ending)
        clearTimeout(giving)
        resolve(answer)
      })
  })
}

function cookiesIn(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function mutatedCookies(cookies: ReadonlyMap<string, string>, random: Random): string {
  return mutated(cookiesIn(cookies), ['; modern-art=', '__Host-modern-art=x; '], random).replaceAll(/\p{Cc}/gu, '')
}

function requestText(port: number, cookie: string, random: Random): string {
  const [good, path, body] = QUESTIONS[random(QUESTIONS.length)] ?? ['GET', '/']
  const method = random(15) === 0 ? (METHODS[random(METHODS.length)] ?? good) : good
  const asked = random(4) === 0 ? mutated(path, PATHS, random).replaceAll(/[\s\p{Cc}]/gu, '') : path
  const text = method === 'GET' ? '' : bodyText(body, random)
  const headers: [string, string][] = [
    ['Host', `127.0.0.1:${port}`],
    ['Origin', `http://127.0.0.1:${port}`],
    ['X-Modern-Art-Protocol', String(PROTOCOL_VERSION)],
    ['Cookie', cookie],
    ['Accept-Language', 'de'],
    ['Content-Type', 'application/json'],
    ['Content-Length', String(Buffer.byteLength(text))],
    ['Connection', 'close'],
  ]
  if (random(6) === 0) spoilHeaders(headers, random)
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `${method} ${asked} HTTP/1.1\r\n${lines}\r\n${text}`
}

function bodyText(body: unknown, random: Random): string {
  const good = JSON.stringify(body ?? {})
  const kind = random(8)
  if (kind === 0) return good
  return kind === 1 ? JSON.stringify(anyValue(random)) : mutated(good, TEXTS, random)
}

const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ['Content-Encoding', 'gzip'],
  ['Content-Type', 'application/json; charset=utf-7'],
  ['Content-Type', 'text/plain'],
  ['Transfer-Encoding', 'chunked'],
  ['Expect', '100-continue'],
  ['Authorization', 'Bearer x'],
  ['Authorization', `Bearer ${'x'.repeat(3000)}`],
  ['X-Forwarded-For', '1.2.3.4, __proto__'],
  ['X-Forwarded-Proto', 'https'],
  ['Range', 'bytes=0-,-1,5-2'],
  ['If-None-Match', '*'],
  ['If-Modified-Since', 'yesterday'],
  ['Accept-Encoding', 'br;q=x, gzip;q=-1'],
  ['Accept-Language', 'de,'.repeat(500)],
  ['Accept', '*/'],
  ['Origin', 'null'],
  ['User-Agent', '\u00FF'.repeat(500)],
  ['Host', 'a b'],
  ['Upgrade', 'websocket'],
]

function spoilHeaders(headers: [string, string][], random: Random): void {
  if (random(3) === 0) headers.splice(random(headers.length - 2), 1)
  const [name, value] = ODD_HEADERS[random(ODD_HEADERS.length)] ?? ['X', 'y']
  headers.splice(random(headers.length), 0, [name, value])
}

/** What is no request at all. */
function garbage(random: Random): Buffer {
  const bytes = Buffer.from(Array.from({ length: 1 + random(400) }, () => random(256)))
  const heads = [
    '',
    'GET ',
    'GET / HTTP/1.1\r\n',
    'POST /api/me HTTP/1.1\r\nHost: a\r\n',
    '\u0016\u0003\u0001',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ]
  return Buffer.concat([Buffer.from(heads[random(heads.length)] ?? '', 'latin1'), bytes, Buffer.from('\r\n\r\n')])
}
