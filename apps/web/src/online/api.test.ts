import { DEFAULT_SETTINGS, PROTOCOL_VERSION } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { settle } from '../testing/pageInMemory.ts'
import { apiOf } from './api.ts'

interface Question {
  readonly address: string
  readonly init: RequestInit
}

/** A server that answers everything with the same, and what it was asked. */
function answering(body: string, status = 200): { readonly api: ReturnType<typeof apiOf>; readonly asked: Question[] } {
  const asked: Question[] = []
  const api = apiOf((address, init) => {
    asked.push({ address, init })
    return Promise.resolve(new Response(body, { status }))
  })
  return { api, asked }
}

describe('questions over HTTP', () => {
  it('name the version of the page and are answered by what the server says', async () => {
    const { api, asked } = answering('{"code":"ABCDEFGH"}')
    expect(await api.openTable(DEFAULT_SETTINGS, [null, 'easy', null])).toEqual({ ok: true, code: 'ABCDEFGH' })
    const [question] = asked
    expect(question?.address).toBe('/api/tables')
    expect(question?.init).toMatchObject({
      method: 'POST',
      headers: { 'X-Modern-Art-Protocol': String(PROTOCOL_VERSION), 'Content-Type': 'application/json' },
    })
    expect(JSON.parse(question?.init.body as string)).toEqual({
      settings: DEFAULT_SETTINGS,
      chairs: [null, 'easy', null],
    })
  })

  it('go to an address each', async () => {
    const { api, asked } = answering('{}')
    await Promise.all([api.me(), api.openTables(), api.myTables(), api.transcript('ABCDEFGH')])
    // These change who asks, or want that settled: they come one after the other.
    await Promise.all([api.sayName('Ada'), api.choosePortrait(7), api.claimSeat('secret'), api.ticket()])
    expect(asked.map(({ address, init }) => `${init.method} ${address}`)).toEqual([
      'GET /api/me',
      'GET /api/tables/open',
      'GET /api/tables/mine',
      'GET /api/tables/ABCDEFGH/transcript',
      'POST /api/me',
      'POST /api/me/portrait',
      'POST /api/seat',
      'POST /api/ticket',
    ])
  })

  it('for a ticket wait until it is settled who asks', async () => {
    const asked: string[] = []
    let answer: () => void = () => {}
    const named = new Promise<void>((resolve) => {
      answer = resolve
    })
    const api = apiOf(async (address) => {
      asked.push(address)
      if (address === '/api/me') await named
      return new Response('{}')
    })
    const both = Promise.all([api.sayName('Ada'), api.ticket()])
    await settle()
    expect(asked).toEqual(['/api/me'])
    answer()
    await both
    expect(asked).toEqual(['/api/me', '/api/ticket'])
  })

  it('are refused for the server’s reason', async () => {
    const error = { code: 'old_page', message: 'load the page again' }
    const { api } = answering(JSON.stringify({ error }), 409)
    expect(await api.me()).toEqual({ ok: false, error })
  })

  it('are offline where nobody answers, or somebody on the way does', async () => {
    const offline = { ok: false, error: { code: 'offline' } }
    const lost = apiOf(() => Promise.reject(new TypeError('the network is gone')))
    expect(await lost.me()).toEqual(offline)
    expect(await answering('<h1>Bad gateway</h1>', 502).api.me()).toEqual(offline)
    expect(await answering('<h1>Sign in to this network</h1>').api.me()).toEqual(offline)
    expect(await answering('null', 500).api.me()).toEqual(offline)
  })
})
