import { DEFAULT_SETTINGS, PROTOCOL_VERSION, WIRE_ERROR_CODES } from '@modern-art/protocol'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { LIMITS, limitsOf } from '../people/limits.ts'
import { ask as askRaw } from '../testing/ask.ts'
import { openApi } from '../testing/openApi.ts'
import type { ApiAnswer } from '../testing/openApi.ts'

const PATHS: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/api/me'],
  ['POST', '/api/me'],
  ['POST', '/api/me/portrait'],
  ['GET', '/api/me/profile'],
  ['POST', '/api/me/profile'],
  ['GET', '/api/leaderboard?pace=live'],
  ['GET', '/api/profiles/0123456789abcdef'],
  ['GET', '/api/tables/ABCDEFGH/ratings'],
  ['GET', '/api/account/ways'],
  ['POST', '/api/account/sign-up'],
  ['POST', '/api/account/sign-in'],
  ['POST', '/api/account/sign-in/passkey/begin'],
  ['POST', '/api/account/sign-in/passkey'],
  ['POST', '/api/account/provider'],
  ['POST', '/api/account/forgotten'],
  ['POST', '/api/account/reset'],
  ['POST', '/api/account/recover'],
  ['POST', '/api/account/confirm-email'],
  ['POST', '/api/account/confirm-email/again'],
  ['GET', '/api/account'],
  ['POST', '/api/account/language'],
  ['POST', '/api/account/password'],
  ['POST', '/api/account/recovery-codes'],
  ['POST', '/api/account/passkeys/begin'],
  ['POST', '/api/account/passkeys'],
  ['POST', '/api/account/ways/remove'],
  ['POST', '/api/account/devices/end'],
  ['POST', '/api/account/sign-out'],
  ['POST', '/api/account/sign-out-everywhere'],
  ['GET', '/api/account/export'],
  ['POST', '/api/account/delete'],
  ['POST', '/api/ticket'],
  ['GET', '/api/tables/open'],
  ['GET', '/api/tables/mine'],
  ['GET', '/api/tables/MUSEUMSA/transcript'],
  ['POST', '/api/tables'],
  ['POST', '/api/seat'],
]
const POSTS = PATHS.filter(([method]) => method === 'POST').map(([, path]) => path)
/** They read no body. */
const BODILESS = new Set([
  '/api/ticket',
  '/api/account/sign-in/passkey/begin',
  '/api/account/confirm-email/again',
  '/api/account/recovery-codes',
  '/api/account/passkeys/begin',
  '/api/account/sign-out',
  '/api/account/sign-out-everywhere',
  '/api/account/delete',
])
const POSTS_WITH_BODY = POSTS.filter((path) => !BODILESS.has(path))

/** Status and code of a failure that has the right form. */
function failureOf({ status, json, headers }: ApiAnswer): { status: number; code: string } {
  const { error, ...more } = json as { error: { code: string; message: string } }
  expect(more).toEqual({})
  expect(Object.keys(error).toSorted()).toEqual(['code', 'message'])
  expect(WIRE_ERROR_CODES).toContain(error.code)
  expect(error.message).toMatch(/\.$/)
  expect(headers.get('cache-control')).toBe('no-store')
  return { status, code: error.code }
}

describe('somebody', () => {
  it('is nobody until they say who they are, and then is known by that', async () => {
    const { browser } = await openApi()
    const { get, post, cookie } = browser()
    expect((await get('/api/me')).json).toMatchObject({ name: null })
    expect(cookie()).toBe(null)
    expect((await post('/api/me', { name: '  Odile\u202E ' })).json).toMatchObject({ name: 'Odile' })
    expect((await get('/api/me')).json).toMatchObject({ name: 'Odile' })
    expect((await post('/api/me', { name: 'Bruno' })).json).toMatchObject({ name: 'Bruno' })
    expect((await get('/api/me')).json).toMatchObject({ name: 'Bruno' })
  })

  it('stays the same user under another name', async () => {
    const { browser, storage } = await openApi()
    const { post } = browser()
    await post('/api/me', { name: 'Odile' })
    await post('/api/me', { name: 'Bruno' })
    expect(storage.calls.filter((call) => call === 'addUser')).toHaveLength(1)
  })

  it('is not somebody else', async () => {
    const { browser } = await openApi()
    const [odile, bruno] = [browser(), browser()]
    await odile.post('/api/me', { name: 'Odile' })
    await bruno.post('/api/me', { name: 'Bruno' })
    expect((await odile.get('/api/me')).json).toMatchObject({ name: 'Odile' })
    expect(odile.cookie()).not.toBe(bruno.cookie())
  })

  it('gets a cookie that scripts cannot read, and gets it once', async () => {
    const { browser } = await openApi()
    const { post } = browser()
    const [set] = (await post('/api/ticket')).headers.getSetCookie()
    expect(set).toMatch(/^modern-art=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await post('/api/ticket')).headers.getSetCookie()).toEqual([])
  })

  it('gets a safer cookie behind a proxy that speaks TLS, if it is trusted', async () => {
    const { ask } = await openApi({ settings: { origins: [], trustProxy: 1 } })
    const { headers } = await ask('/api/ticket', { method: 'POST', headers: { 'x-forwarded-proto': 'https' } })
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-modern-art=.*; Secure$/)
  })

  it('keeps the cookie longer by using it', async () => {
    let time = 1_800_000_000_000
    const { browser } = await openApi({ now: () => time })
    const { get, post, cookie } = browser()
    await post('/api/me', { name: 'Odile' })
    const first = cookie()
    time += 2 * 86_400_000
    const [set = ''] = (await get('/api/me')).headers.getSetCookie()
    expect(set.startsWith(`${first ?? ''}; Max-Age=15552000;`)).toBe(true)
  })

  it.each(['modern-art=forged', `modern-art=${'A'.repeat(43)}`, 'modern-art=', ';;=;'])(
    'is not who a forged cookie says: %s',
    async (cookie) => {
      const { ask } = await openApi()
      expect((await ask('/api/me', { headers: { cookie } })).json).toMatchObject({ name: null })
    },
  )
})

describe('a ticket', () => {
  it('is for the session', async () => {
    const { browser, parts } = await openApi()
    const { get, post } = browser()
    const { ticket } = (await post('/api/ticket')).json as { ticket: string }
    const { ticket: second } = (await post('/api/ticket')).json as { ticket: string }
    const session = await parts.tickets.read(ticket, parts.now())
    expect(session).not.toBe(null)
    expect(await parts.tickets.read(second, parts.now())).toBe(session)
    expect((await get('/api/me')).json).toMatchObject({ name: null })
  })
})

describe('every request', () => {
  it.each(PATHS)('is refused from a page of another version: %s %s', async (method, path) => {
    const { ask, storage } = await openApi()
    for (const version of [String(PROTOCOL_VERSION + 1), '', 'one']) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await ask(path, { method, headers: { 'x-modern-art-protocol': version } })
      expect(failureOf(answer)).toEqual({ status: 409, code: 'old_page' })
    }
    expect(new Set(storage.calls)).toEqual(new Set(['secret']))
  })

  it('is refused without a version', async () => {
    const { origin } = await openApi()
    const answer = await askRaw(Number(new URL(origin).port), '/api/me')
    expect(answer.status).toBe(409)
  })

  it.each(POSTS)('that changes something is refused from elsewhere: %s', async (path) => {
    const { ask, origin, storage } = await openApi()
    for (const foreign of ['https://evil.example', 'null', origin.replace('127.0.0.1', 'localhost')]) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await ask(path, { method: 'POST', headers: { origin: foreign } })
      expect(failureOf(answer)).toEqual({ status: 403, code: 'bad_origin' })
    }
    expect(new Set(storage.calls)).toEqual(new Set(['secret']))
  })

  it('may come from an origin that the settings add', async () => {
    const { ask } = await openApi({ settings: { origins: ['https://art.example.com'], trustProxy: 0 } })
    const { status } = await ask('/api/ticket', { method: 'POST', headers: { origin: 'https://art.example.com' } })
    expect(status).toBe(200)
  })

  it.each([
    ['DELETE', '/api/me', 'GET, HEAD, POST'],
    ['GET', '/api/ticket', 'POST'],
    ['PUT', '/api/tables/open', 'GET, HEAD'],
    ['POST', '/api/tables/mine', 'GET, HEAD'],
    ['GET', '/api/tables', 'POST'],
    ['OPTIONS', '/api/seat', 'POST'],
  ])('has the right method: not %s %s', async (method, path, allow) => {
    const { ask } = await openApi()
    const answer = await ask(path, { method })
    expect(failureOf(answer)).toEqual({ status: 405, code: 'bad_message' })
    expect(answer.headers.get('allow')).toBe(allow)
  })

  it.each(['/api', '/api/', '/api/nothing', '/api/me/too', '/api/tables/MUSEUMSA', '/api/__proto__', '/api/me%00'])(
    'asks for something that there is: not %s',
    async (path) => {
      const { ask } = await openApi()
      expect(failureOf(await ask(path))).toEqual({ status: 404, code: 'bad_message' })
    },
  )

  it.each(PATHS)('is answered for its asker alone, and no cache keeps it: %s %s', async (method, path) => {
    const { ask } = await openApi()
    const { headers } = await ask(path, { method })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('access-control-allow-origin')).toBe(null)
  })

  it('is readable', async () => {
    const { ask } = await openApi()
    expect(failureOf(await ask('/api/tables/%ff/transcript'))).toEqual({ status: 400, code: 'bad_message' })
  })

  it.each(PATHS)('comes not too often: %s %s', async (method, path) => {
    const none = { steady: 0, seconds: 60, burst: 0 }
    const limits = limitsOf({
      ...LIMITS,
      guest: none,
      ticket: none,
      table: none,
      look_up: none,
      request: none,
      sign_in: none,
      export: none,
    })
    const { ask, storage } = await openApi({ limits })
    expect(failureOf(await ask(path, { method }))).toEqual({ status: 429, code: 'too_fast' })
    expect(new Set(storage.calls)).toEqual(new Set(['secret']))
  })

  it('makes only so many guests for an address, and lets those who are known go on', async () => {
    const { browser } = await openApi({ limits: limitsOf({ ...LIMITS, guest: { steady: 1, seconds: 60, burst: 1 } }) })
    const [one, two, three] = [browser(), browser(), browser()]
    expect((await one.post('/api/ticket')).status).toBe(200)
    expect((await two.post('/api/ticket')).status).toBe(200)
    expect(failureOf(await three.post('/api/ticket'))).toEqual({ status: 429, code: 'too_fast' })
    expect((await one.post('/api/ticket')).status).toBe(200)
  })

  it('that fails is reported here, and tells nothing there', async () => {
    const failing = (): Promise<never> => Promise.reject(new Error('the password is s3cret'))
    const { browser, reports } = await openApi({ openTable: failing })
    const { post } = browser()
    await post('/api/me', { name: 'Odile' })
    const answer = await post('/api/tables', { settings: DEFAULT_SETTINGS, chairs: [null, null, null] })
    expect(failureOf(answer)).toEqual({ status: 500, code: 'failed' })
    expect(answer.text).not.toContain('s3cret')
    expect(reports.map((line) => line.split('\n')[0])).toEqual([
      'POST /api/tables failed: Error: the password is s3cret',
    ])
  })

  it('of which the database fails is reported without the values of the statement', async () => {
    const failing = (): Promise<never> =>
      Promise.reject(new DrizzleQueryError('select $1', ['s3cret'], new Error('the connection is gone')))
    const { browser, reports } = await openApi({ openTable: failing })
    const { post } = browser()
    await post('/api/me', { name: 'Odile' })
    await post('/api/tables', { settings: DEFAULT_SETTINGS, chairs: [null, null, null] })
    expect(reports.join()).toContain('the connection is gone')
    expect(reports.join()).not.toContain('s3cret')
  })
})

describe('a body', () => {
  it.each(POSTS_WITH_BODY)('that is none of ours is refused: %s', async (path) => {
    const { browser, ask, storage, reports } = await openApi()
    const { post, cookie } = browser()
    await post('/api/ticket')
    const before = storage.calls.length
    const headers = { 'content-type': 'application/json', cookie: cookie() ?? '' }
    const bodies = [
      '',
      'null',
      '42',
      '[]',
      '{}',
      '{"name":',
      '"name"',
      '{"name":null}',
      '{"__proto__":{"name":"x"}}',
      '\u0000',
    ]
    const answers = await Promise.all(bodies.map((body) => ask(path, { method: 'POST', headers, body })))
    expect(answers.map(failureOf)).toEqual(bodies.map(() => ({ status: 400, code: 'bad_message' })))
    expect(storage.calls.length).toBe(before)
    expect(reports).toEqual([])
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json-patch+json',
    'multipart/form-data',
    '',
  ])('is JSON and says so: not %j', async (type) => {
    const { ask } = await openApi()
    const body = new TextEncoder().encode('{"name":"Odile"}')
    const answer = await ask('/api/me', { method: 'POST', body, headers: type === '' ? {} : { 'content-type': type } })
    expect(failureOf(answer)).toEqual({ status: 400, code: 'bad_message' })
  })

  it.each([
    [{ 'content-type': 'application/json; charset=latin1' }, 415],
    [{ 'content-type': 'application/json', 'content-encoding': 'gzip' }, 415],
  ])('is plain UTF-8: not %j', async (headers, status) => {
    const { ask } = await openApi()
    const answer = await ask('/api/me', { method: 'POST', body: '{"name":"Odile"}', headers })
    expect(failureOf(answer)).toEqual({ status, code: 'bad_message' })
  })

  it.each([
    [16_384, 400],
    [16_385, 413],
    [1_000_000, 413],
  ])('is not even looked at if it has more than 16 kB: %i', async (size, status) => {
    const { ask } = await openApi()
    const body = `{"name":"${'a'.repeat(size - 11)}"}`
    const answer = await ask('/api/me', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    expect(failureOf(answer)).toEqual({ status, code: 'bad_message' })
  })

  it('has no field too many, and no name that cannot be seen', async () => {
    const { browser } = await openApi()
    const { post } = browser()
    const bodies = [{ name: 'Odile', id: 'x' }, { name: '\u200B' }, { name: 'a'.repeat(25) }, { name: ['Odile'] }]
    const answers = await Promise.all(bodies.map((body) => post('/api/me', body)))
    expect(answers.map(failureOf)).toEqual(bodies.map(() => ({ status: 400, code: 'bad_message' })))
  })
})

describe('the site', () => {
  it('is told to anybody: its address, so that links lead other devices here, and whether somebody looks after the people', async () => {
    const { ask } = await openApi()
    expect((await ask('/api/site')).json).toEqual({ origin: 'http://192.0.2.7:3000', moderated: false })
  })
})
