import { DEFAULT_SETTINGS } from '@modern-art/protocol'
import type { AnswerResult } from '@modern-art/protocol'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loggerFor, writingTo } from './logging.ts'
import { PASSWORD, accountHolder } from './testing/accountHolder.ts'
import { openServer } from './testing/onlineServer.ts'
import { sharedDatabase } from './testing/sharedDatabase.ts'
import type { OnlineServer } from './testing/onlineServer.ts'
import { person } from './testing/person.ts'
import { programOf } from './testing/program.ts'
import { at, gameOfPeople } from './testing/tableOf.ts'

interface Line {
  readonly level: string
  readonly msg: string
  readonly [field: string]: unknown
}

/** A server that logs all that it can, on a storage that can be made to fail with an error that quotes everything. */
async function talkativeServer(trustProxy = 0): Promise<{
  server: OnlineServer
  lines: string[]
  parsed: () => readonly Line[]
  failing: { values: string | null }
}> {
  const lines: string[] = []
  const failing: { values: string | null } = { values: null }
  const storage = await sharedDatabase()
  const server = await openServer({
    ...writingTo(loggerFor({ logLevel: 'trace' }, { write: (line) => void lines.push(line) })),
    settings: { trustProxy },
    storage: {
      ...storage,
      tablesOf: (user, limit) =>
        failing.values === null ? storage.tablesOf(user, limit) : Promise.reject(new Error(failing.values)),
      findTable: (code) =>
        failing.values === null ? storage.findTable(code) : Promise.reject(new Error('the database is away')),
    },
  })
  onTestFinished(server.close)
  return { server, lines, failing, parsed: () => lines.map((line) => JSON.parse(line) as Line) }
}

describe('the log of a server that says all it can', () => {
  it('has nothing in it that would let its reader in, whatever is asked', async () => {
    const { server, lines, parsed, failing } = await talkativeServer()
    const { holder, email } = await accountHolder(server.origin, 'Ana')
    await holder.ask('POST', '/api/account/sign-in', { email, password: `${PASSWORD} mistyped` })
    const program = await programOf(server.origin, holder, 'Robby')
    await program.ask('GET', '/api/me')
    const ticket = await holder.ticket()
    const { windows, people, code } = await gameOfPeople(server, 3, { pace: 'untimed' })
    const moved: AnswerResult = await at(windows, 1).send({ type: 'move_seat' })
    const link = (moved.ok ? moved.link : null) ?? ''
    await (await person(server.origin)).ask('POST', '/api/seat', { link })
    const subscription = {
      endpoint: 'https://push.example.com/send/s3cret-endpoint',
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
      language: 'en',
    }
    await holder.ask('POST', '/api/notices/push', subscription)
    await holder.ask('GET', `/api/tables/${code}/transcript?token=s3cret-token`)
    await holder.ask('POST', '/api/account/reset', { token: 's3cret-reset', password: 's3cret-password' })
    await holder.connect(code, 'player', 's3cret-ticket').catch(() => null)
    failing.values = 'it failed'
    await holder.ask('GET', '/api/tables/mine')
    await at(people, 0)
      .connect('ZZZZZZZZ')
      .catch(() => null)
    failing.values = null

    const told = lines.join('')
    const cookies = [...holder.cookies.values(), ...people.flatMap((each) => [...each.cookies.values()])]
    expect(cookies.length).toBeGreaterThan(2)
    expect(link).not.toBe('')
    const secrets = [
      ...cookies,
      ticket,
      program.token,
      PASSWORD,
      email,
      link,
      code,
      subscription.p256dh,
      subscription.auth,
    ]
    expect([...secrets, 's3cret', 'ZZZZZZZZ'].filter((secret) => told.includes(secret))).toEqual([])
    // It has told something, all the same.
    expect(new Set(parsed().map(({ level }) => level))).toEqual(new Set(['debug', 'error']))
    expect(parsed().map(({ route }) => route)).toContain('/api/tables/:code/transcript')
  })

  it('names a request by an id that its answer has, too, and a socket by one of its own, with the number of its table', async () => {
    const { server, parsed, failing } = await talkativeServer()
    const { windows, code } = await gameOfPeople(server, 3, { pace: 'untimed' })
    const stored = await server.storage.findTable(code)
    const ana = await person(server.origin, 'Ana')
    failing.values = 'it failed'
    const { status, headers } = await ana.ask('GET', '/api/tables/mine', undefined, {
      'x-request-id': 'made-up-by-ana',
    })
    const id = headers.get('x-request-id') ?? ''
    expect(status).toBe(500)
    expect(id).toMatch(/^[\da-f-]{36}$/)
    await expect
      .poll(() =>
        parsed()
          .filter(({ request }) => request === id)
          .map(({ level, msg }) => [level, msg.split('\n')[0]]),
      )
      .toEqual([
        ['error', 'GET /api/tables/mine failed: Error: it failed'],
        ['debug', 'a request was answered'],
      ])
    at(windows, 0).close()
    await expect.poll(() => parsed().filter(({ msg }) => msg === 'a socket was closed').length).toBe(1)
    const closed = parsed().find(({ msg }) => msg === 'a socket was closed')
    const opened = parsed().find(
      ({ msg, connection }) => msg === 'a socket was opened' && connection === closed?.['connection'],
    )
    expect(closed?.['table']).toBe(stored?.id)
    expect(opened?.['table']).toBe(stored?.id)
  })

  it('believes a proxy about the id of a request if it is one, and where it is asked to', async () => {
    const { server } = await talkativeServer(1)
    const ana = await person(server.origin)
    const idFor = async (given: string): Promise<string | null> =>
      (await ana.ask('GET', '/api/site', undefined, { 'x-request-id': given })).headers.get('x-request-id')
    expect(await idFor('7f.balancer-42_x')).toBe('7f.balancer-42_x')
    for (const odd of ['short', 'x'.repeat(65), 'with spaces in it', '{"level":"fatal"}']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await idFor(odd)).toMatch(/^[\da-f-]{36}$/)
    }
  })

  it('is one line a message, which no terminal obeys, whatever people write', async () => {
    const { server, lines, failing } = await talkativeServer()
    const odd = 'x"}\n{"level":"fatal","msg":"forged"}\r\n\u001b[2J\u009b31m\u2028\u202egnorw\u0000'
    const ana = await person(server.origin, 'Ana')
    await ana.ask('POST', '/api/me', { name: odd })
    await ana.ask('POST', '/api/tables', { settings: { ...DEFAULT_SETTINGS, name: odd }, chairs: [null, null, null] })
    // An error that quotes what somebody wrote.
    failing.values = odd
    await ana.ask('GET', `/api/tables/mine?${encodeURIComponent(odd)}`)
    await expect.poll(() => lines.some((line) => line.includes('forged'))).toBe(true)
    for (const line of lines) {
      expect(line.indexOf('\n')).toBe(line.length - 1)
      // oxlint-disable-next-line no-control-regex -- that is the point
      expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e]/)
      expect(JSON.parse(line)).not.toMatchObject({ level: 'fatal' })
    }
    const quoting = lines.map((line) => JSON.parse(line) as Line).find(({ msg }) => msg.includes('forged'))
    expect(quoting?.msg).toContain(odd)
  })
})
