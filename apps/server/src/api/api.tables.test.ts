import { parseTranscript } from '@modern-art/engine'
import type { MyTables, OnlineBot, OpenTables } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import type { ChairRecord, UserId } from '../parties/partyRecord.ts'
import type { StoredTable } from '../storage/storage.ts'
import { openApi } from '../testing/openApi.ts'
import type { Browser, OpenApi } from '../testing/openApi.ts'
import { newCode, userNamed } from '../testing/records.ts'
import { gameOf, storedTable } from '../testing/storedTable.ts'
import { refuse } from '../refusal.ts'
import type { NewTableRequest } from './parts.ts'

const person = (user: UserId, name: string, ready = false): ChairRecord => ({ kind: 'person', user, name, ready })
const bot = (name: OnlineBot): ChairRecord => ({ kind: 'bot', bot: name })
const FREE: ChairRecord = { kind: 'free' }

/** A browser of somebody with a name, and that somebody's id. */
async function signedIn({ browser, parts, storage }: OpenApi, name: string): Promise<{ page: Browser; user: UserId }> {
  const page = browser()
  await page.post('/api/me', { name })
  const { ticket } = (await page.post('/api/ticket')).json as { ticket: string }
  const session = (await parts.tickets.read(ticket, parts.now())) ?? ''
  return { page, user: (await storage.userOfSession(session, parts.now()))?.user.id ?? '' }
}

const codeOf = (json: unknown): string => (json as { error: { code: string } }).error.code

describe('open tables', () => {
  it('where people wait are not hidden by newer ones where nobody does', async () => {
    const api = await openApi({ chairsHere: (code) => Promise.resolve(code === 'MUSEUMSA' ? [0] : []) })
    const open = { access: 'open' } as const
    const codes = ['MUSEUMSA', ...Array.from({ length: 130 }, () => newCode())]
    for (const [id, code] of codes.entries()) {
      api.storage.putTable(storedTable(code, [person('user-odile', 'Odile'), FREE, FREE], { id, changedAt: id }, open))
    }
    const { json } = await api.ask('/api/tables/open')
    expect((json as OpenTables).tables.map(({ code }) => code)).toEqual(['MUSEUMSA'])
  })

  it('are those with a free chair, for anybody, and name no user', async () => {
    const api = await openApi({ chairsHere: (code) => Promise.resolve(code === 'MUSEUMSA' ? [0] : []) })
    const open = { access: 'open' } as const
    api.storage.putTable(
      storedTable(
        'MUSEUMSA',
        [person('user-odile', 'Odile', true), bot('sniper'), person('user-bruno', 'Bruno'), FREE],
        {},
        open,
      ),
    )
    api.storage.putTable(storedTable('MUSEUMSB', [person('user-ilse', 'Ilse'), bot('easy'), bot('hard')], {}, open))
    api.storage.putTable(storedTable('MUSEUMSC', [person('user-ilse', 'Ilse'), FREE, FREE], {}))
    api.storage.putTable(storedTable('MUSEUMSD', [person('user-ilse', 'Ilse'), FREE, FREE], { stage: 'playing' }, open))
    const { status, json, text } = await api.ask('/api/tables/open')
    expect(status).toBe(200)
    expect(json).toEqual({
      tables: [
        {
          code: 'MUSEUMSA',
          settings: {
            access: 'open',
            deck: 'rulebook',
            variants: { mysteryHand: false, splitDouble: false, openMoney: false },
            memoryAid: false,
            pace: 'live',
            spectators: true,
          },
          chairs: [
            { kind: 'person', name: 'Odile', program: false, portrait: null, here: true, ready: true },
            { kind: 'bot', bot: 'sniper', name: 'Viktor' },
            { kind: 'person', name: 'Bruno', program: false, portrait: null, here: false, ready: false },
            { kind: 'free' },
          ],
          host: 0,
        },
      ],
    })
    expect(text).not.toMatch(/user-|node-of/)
  })

  it('are left out while nobody waits there', async () => {
    const api = await openApi()
    api.storage.putTable(storedTable('MUSEUMSA', [FREE, bot('easy'), FREE], {}, { access: 'open' }))
    expect((await api.ask('/api/tables/open')).json).toEqual({ tables: [] })
  })
})

describe('the tables of somebody', () => {
  it('are those with a chair of theirs, and say whose turn it is', async () => {
    const api = await openApi()
    const { page, user } = await signedIn(api, 'Odile')
    const other = person('user-bruno', 'Bruno')
    api.storage.putTable(storedTable('MUSEUMSA', [other, person(user, 'Odile'), FREE, bot('easy')], { changedAt: 1 }))
    api.storage.putTable(
      storedTable('MUSEUMSB', [other, bot('hard'), person(user, 'Odile')], {
        stage: 'playing',
        game: gameOf(['Bruno B.', 'The Hard One', 'Odile']),
        asked: [0, 2],
        dues: [null, null, 1_800_003_600_000],
        changedAt: 3,
      }),
    )
    api.storage.putTable(
      storedTable('MUSEUMSC', [person(user, 'Odile'), other, bot('hard')], {
        stage: 'finished',
        game: gameOf(['Odile', 'Bruno', 'Hard']),
        money: [310, 250, 199],
        changedAt: 2,
      }),
    )
    api.storage.putTable(storedTable('MUSEUMSD', [other, FREE, FREE]))
    const { json, text } = await page.get('/api/tables/mine')
    expect(json).toEqual({
      tables: [
        {
          code: 'MUSEUMSB',
          stage: 'playing',
          pace: 'live',
          players: ['Bruno B.', 'The Hard One', 'Odile'],
          chair: 2,
          yourTurn: true,
          left: 3_600_000,
          asked: [0, 2],
          changedAt: 3,
          money: null,
        },
        {
          code: 'MUSEUMSA',
          stage: 'waiting',
          pace: 'live',
          players: ['Bruno', 'Odile', '', 'Pia'],
          chair: 1,
          yourTurn: false,
          left: null,
          asked: [],
          changedAt: 1,
          money: null,
        },
        {
          code: 'MUSEUMSC',
          stage: 'finished',
          pace: 'live',
          players: ['Odile', 'Bruno', 'Hard'],
          chair: 0,
          yourTurn: false,
          left: null,
          asked: [],
          changedAt: 2,
          money: [310, 250, 199],
        },
      ],
    })
    expect(text).not.toMatch(/user-|node-of|seed/)
    expect(text).not.toContain(user)
  })

  it('are none for a stranger', async () => {
    const { ask } = await openApi()
    const { status, json } = await ask('/api/tables/mine')
    expect([status, json]).toEqual([200, { tables: [] }])
  })
})

describe('my tables', () => {
  it('stand in the order of what is urgent: my turn by the time left, others’ turns, tables that wait, games that are over', async () => {
    const api = await openApi()
    const { page, user } = await signedIn(api, 'Odile')
    const now = api.parts.now()
    const put = (code: string, changes: Partial<StoredTable>): void =>
      api.storage.putTable(storedTable(code, [person(user, 'Odile'), bot('easy'), bot('hard')], changes))
    const game = gameOf(['Odile', 'Easy', 'Hard'])
    put('MUSEUMSA', { stage: 'finished', game, money: [3, 2, 1], changedAt: 90 })
    put('MUSEUMSB', { stage: 'waiting', changedAt: 80 })
    put('MUSEUMSC', { stage: 'playing', game, asked: [1], dues: [null, now + 5, null], changedAt: 10 })
    put('MUSEUMSD', { stage: 'playing', game, asked: [1], changedAt: 20 })
    put('MUSEUMSE', { stage: 'playing', game, asked: [0], changedAt: 99 })
    put('MUSEUMSF', { stage: 'playing', game, asked: [0], dues: [now + 9000, null, null], changedAt: 30 })
    put('MUSEUMSG', { stage: 'playing', game, asked: [0, 1], dues: [now - 5, now + 5, null], changedAt: 5 })
    const { json } = await page.get('/api/tables/mine')
    expect((json as MyTables).tables.map(({ code, left }) => `${code.at(-1)} ${left}`)).toEqual([
      'G 0',
      'F 9000',
      'E null',
      'D null',
      'C null',
      'B null',
      'A null',
    ])
  })
})

describe('a transcript', () => {
  const CODE = 'MUSEUMSA'

  it('is a file for those who played, once the game is over', async () => {
    const api = await openApi()
    const { page, user } = await signedIn(api, 'Odile')
    const game = gameOf(['Odile', 'Bruno', 'Ilse'])
    const chairs = [person(user, 'Odile'), person('user-bruno', 'Bruno'), bot('easy')]
    api.storage.putTable(storedTable(CODE, chairs, { stage: 'finished', game }), [{ type: 'pass', seat: 1 }])
    const { status, headers, text } = await page.get(`/api/tables/${CODE}/transcript`)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe(`attachment; filename=modern-art-${CODE}.json`)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(parseTranscript(text)).toEqual({
      ok: true,
      transcript: { config: game.config, actions: [{ type: 'pass', seat: 1 }] },
    })
  })

  it.each(['waiting', 'playing'] as const)('is nobody’s business before: %s', async (stage) => {
    const api = await openApi()
    const { page, user } = await signedIn(api, 'Odile')
    const game = stage === 'playing' ? gameOf(['Odile', 'Bruno', 'Ilse']) : null
    api.storage.putTable(storedTable(CODE, [person(user, 'Odile'), FREE, FREE], { stage, game }))
    const { status, json, text } = await page.get(`/api/tables/${CODE}/transcript`)
    expect([status, codeOf(json)]).toEqual([409, 'not_finished'])
    expect(text).not.toContain('seed')
    expect(api.storage.calls).not.toContain('actionsOf')
  })

  it.each(['waiting', 'playing', 'finished'] as const)('is never for others: %s', async (stage) => {
    const api = await openApi()
    const { page } = await signedIn(api, 'Odile')
    const game = gameOf(['Bruno', 'Viktor', 'Ilse'])
    api.storage.putTable(storedTable(CODE, [person('user-bruno', 'Bruno'), FREE, FREE], { stage, game }))
    const { status, json } = await page.get(`/api/tables/${CODE}/transcript`)
    expect([status, codeOf(json)]).toEqual([403, 'not_seated'])
    const stranger = await api.ask(`/api/tables/${CODE}/transcript`)
    expect([stranger.status, codeOf(stranger.json)]).toEqual([401, 'not_signed_in'])
  })

  it.each(['MUSEUMSZ', 'museumsa', 'open', '..%2f..', 'MUSEUMSA%00', 'A'.repeat(2000)])(
    'is of a table that there is: not %#',
    async (code) => {
      const api = await openApi()
      const { page } = await signedIn(api, 'Odile')
      const { status, json } = await page.get(`/api/tables/${code}/transcript`)
      expect([status, codeOf(json)]).toEqual([404, 'no_such_table'])
    },
  )
})

describe('a new table', () => {
  const TABLE: NewTableRequest = {
    settings: {
      access: 'open',
      deck: 'rulebook',
      variants: { mysteryHand: false, splitDouble: true, openMoney: false },
      memoryAid: true,
      pace: 'quick',
      spectators: false,
    },
    chairs: [null, 'sniper', null],
  }

  it('is opened for the user who asks', async () => {
    const opened: unknown[] = []
    const api = await openApi({
      openTable: (user, table) => {
        opened.push(user, table)
        return Promise.resolve({ ok: true, code: 'MUSEUMSA' })
      },
    })
    const { page, user } = await signedIn(api, 'Odile')
    expect((await page.post('/api/tables', TABLE)).json).toEqual({ code: 'MUSEUMSA' })
    expect(opened).toEqual([userNamed(user, 'Odile'), TABLE])
  })

  it('is not opened for strangers, who leave no guest behind', async () => {
    const api = await openApi()
    const { status, json } = await api.browser().post('/api/tables', TABLE)
    expect([status, codeOf(json)]).toEqual([401, 'not_signed_in'])
    expect(api.storage.calls).not.toContain('addUser')
  })

  it.each([
    ['name_needed', 403],
    ['too_many', 409],
    ['variant_needs_other_seats', 400],
  ] as const)('may be refused: %s', async (code, expected) => {
    const api = await openApi({ openTable: () => Promise.resolve(refuse(code, 'Because.')) })
    const { page } = await signedIn(api, 'Odile')
    const { status, json } = await page.post('/api/tables', TABLE)
    expect({ status, json }).toEqual({ status: expected, json: { error: { code, message: 'Because.' } } })
  })

  it.each([
    { ...TABLE, chairs: [] },
    { ...TABLE, chairs: Array.from({ length: 1000 }, () => null) },
    { ...TABLE, chairs: [null, 'equilibrium', null] },
    { ...TABLE, host: 'somebody' },
    { ...TABLE, settings: { ...TABLE.settings, pace: 'endless' } },
  ])('is of a kind that there is: not %#', async (table) => {
    const api = await openApi()
    const { page } = await signedIn(api, 'Odile')
    const { status, json } = await page.post('/api/tables', table)
    expect([status, codeOf(json)]).toEqual([400, 'bad_message'])
  })
})

describe('a seat', () => {
  it('moves to whoever has the link, even a stranger', async () => {
    const moved: unknown[] = []
    const api = await openApi({
      moveSeat: ({ name }, link) => {
        moved.push(name, link)
        return Promise.resolve({ ok: true, code: 'MUSEUMSB' })
      },
    })
    const page = api.browser()
    expect((await page.post('/api/seat', { link: 'a-link' })).json).toEqual({ code: 'MUSEUMSB' })
    expect(moved).toEqual([null, 'a-link'])
    expect(page.cookie()).not.toBe(null)
  })

  it('moves once', async () => {
    const api = await openApi({ moveSeat: () => Promise.resolve(refuse('link_used', 'Used.')) })
    const { status, json } = await api.browser().post('/api/seat', { link: 'a-link' })
    expect([status, codeOf(json)]).toEqual([410, 'link_used'])
  })
})
