import { LONGEST_NAME, PROTOCOL_VERSION } from '@modern-art/protocol'
import type { AnswerResult, Handshake } from '@modern-art/protocol'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doorCode } from '../testing/doorCode.ts'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { Refused, openWindow, person } from '../testing/person.ts'
import type { Wanted } from '../testing/person.ts'
import { at, gameOfPeople, tableOf } from '../testing/tableOf.ts'

let server: OnlineServer
let now = Date.now()
beforeAll(async () => {
  server = await openServer({ now: () => now })
})
afterAll(() => server.close())

describe('the door', () => {
  const handshake = async (changes: Partial<Record<keyof Handshake, unknown>> = {}): Promise<object> => {
    const host = await person(server.origin, 'Ana')
    const code = await host.openTable()
    return { protocol: PROTOCOL_VERSION, ticket: await host.ticket(), code, as: 'player', ...changes }
  }

  it('opens to a good ticket, and to no other', async () => {
    expect(await doorCode(openWindow(server.origin, await handshake()))).toBe(null)
    const sign = (key: string, audience: string, subject: string): Promise<string> =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('modern-art')
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt(new Date(now))
        .setExpirationTime(new Date(now + 60_000))
        .sign(new TextEncoder().encode(key))
    const secret = await server.storage.secret('tickets')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"x"}').toString('base64url')}.`
    const tickets = [
      await sign('another secret that is long enough', 'modern-art-socket', 'ana'),
      await sign(secret, 'something-else', 'ana'),
      await sign(secret, 'modern-art-socket', 'nobody whom we know'),
      none,
      '',
    ]
    for (const ticket of tickets) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await doorCode(openWindow(server.origin, await handshake({ ticket })))).toBe('bad_ticket')
    }
    const late = await handshake()
    now += 61_000
    expect(await doorCode(openWindow(server.origin, late))).toBe('bad_ticket')
  })

  it('opens to pages of our own', async () => {
    const auth = await handshake()
    const headers: readonly Record<string, string>[] = [
      { origin: 'https://evil.example' },
      {},
      { origin: 'null' },
      { origin: `${server.origin}/x` },
    ]
    for (const each of headers) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await doorCode(openWindow(server.origin, auth, each))).toBe('websocket error')
    }
  })

  it('hears POSTs from pages of our own', async () => {
    const post = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${server.origin}/api/me`, {
        method: 'POST',
        headers: { 'x-modern-art-protocol': String(PROTOCOL_VERSION), 'content-type': 'application/json', ...headers },
        body: '{"name":"Eve"}',
      })
    const origins: readonly Record<string, string>[] = [{ origin: 'https://evil.example' }, {}, { origin: 'null' }]
    for (const headers of origins) {
      // oxlint-disable-next-line no-await-in-loop
      const response = await post(headers)
      expect(response.status).toBe(403)
      expect(response.headers.get('set-cookie')).toBe(null)
    }
  })

  it('tells pages of another version to reload', async () => {
    for (const protocol of [0, PROTOCOL_VERSION + 1]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await doorCode(openWindow(server.origin, await handshake({ protocol })))).toBe('old_page')
    }
    expect(await doorCode(openWindow(server.origin, { protocol: 99, something: 'new' }))).toBe('old_page')
    const response = await fetch(`${server.origin}/api/me`, { headers: { 'x-modern-art-protocol': '99' } })
    expect(response.status).toBe(409)
  })

  it('lets a user open 30 windows, all at once or one by one', async () => {
    const host = await person(server.origin, 'Ana')
    const code = await host.openTable()
    const outcomes = await Promise.all(
      Array.from({ length: 45 }, async () => {
        try {
          return await host.connect(code, 'display')
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          return (error.data as { code: string }).code
        }
      }),
    )
    const refusals = outcomes.filter((outcome) => typeof outcome === 'string')
    const windows = outcomes.filter((outcome) => typeof outcome !== 'string')
    const closed = windows.filter(({ frames }) => frames.some((frame) => frame.includes('too_many')))
    expect(refusals.every((refusal) => refusal === 'too_many')).toBe(true)
    expect(refusals.length + closed.length).toBe(15)
    expect(await doorCode(host.connect(code))).toBe('too_many')
    for (const window of windows) window.close()
    await expect.poll(() => doorCode(host.connect(code))).toBe(null)
  })

  it('takes no name that is too long, or that nobody can see', async () => {
    const eve = await person(server.origin)
    for (const name of ['x'.repeat(LONGEST_NAME + 1), '\u202E\u0000', '', '\n', 5, null]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await eve.ask('POST', '/api/me', { name })).toMatchObject({ status: 400 })
    }
    expect(await eve.ask('POST', '/api/me', { name: 'E\u202Ev\u0000e' })).toMatchObject({
      status: 200,
      json: { name: 'Eve' },
    })
    expect(server.logged).toEqual([])
  })
})

describe('limits', () => {
  it('say when something comes too fast, and nothing else happens', async () => {
    const limited = await openServer({ settings: { limits: true } })
    try {
      const { windows } = await tableOf(limited, 1, {}, ['easy', 'easy'])
      const host = at(windows, 0)
      const answers = await Promise.all(Array.from({ length: 80 }, () => host.send({ type: 'be_ready', ready: false })))
      const tooFast = answers.filter((answer) => !answer.ok && answer.error.code === 'too_fast')
      expect(tooFast.length).toBeGreaterThan(20)
      expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(20)
      const talk = await Promise.all(Array.from({ length: 30 }, () => host.send({ type: 'call', call: 'hello' })))
      expect(talk.filter(({ ok }) => ok).length).toBeLessThan(20)
    } finally {
      await limited.close()
    }
  })

  it('are narrow for what costs much, and count what is no command at all', async () => {
    const limited = await openServer({ settings: { limits: true } })
    try {
      const codesOf = async (sending: readonly Promise<AnswerResult>[]): Promise<readonly string[]> =>
        (await Promise.all(sending)).map((answer) => (answer.ok ? 'ok' : answer.error.code))
      const { windows } = await gameOfPeople(limited, 2, { pace: 'untimed' }, ['easy'])
      const [ana, ben] = [at(windows, 0), at(windows, 1)]
      const again = await codesOf(Array.from({ length: 40 }, () => ana.send({ type: 'resync' })))
      expect(again.filter((code) => code === 'ok').length).toBeLessThan(20)
      expect(new Set(again)).toEqual(new Set(['ok', 'too_fast']))
      const nonsense = { type: 'be_ready', ready: 'perhaps' } as unknown as Wanted
      const bad = await codesOf(Array.from({ length: 80 }, () => ben.send(nonsense)))
      expect(new Set(bad)).toEqual(new Set(['bad_message', 'too_fast']))
    } finally {
      await limited.close()
    }
  })
})
