// oxlint-disable no-await-in-loop -- people do one thing after the other
import type { Account, MyTables } from '@modern-art/protocol'
import { providerSchema } from '@modern-art/protocol/schemas'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openIdentityProvider } from '../testing/identityProvider.ts'
import type { IdentityProvider } from '../testing/identityProvider.ts'
import { openServer } from '../testing/onlineServer.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import type { Person } from '../testing/person.ts'
import { BACK, meIn, parameterOf, userIn, vouchingAt, withParameters } from '../testing/vouching.ts'
import type { Vouching } from '../testing/vouching.ts'
import { CALLBACK } from './providers.ts'

const FAILED = `${BACK}?problem=provider_failed`
const MINUTES = 60_000

let museum: IdentityProvider
let server: OnlineServer
let vouching: Vouching
/** How far the server's clock is ahead. */
let ahead = 0
/** Whether the database refuses what a beginning keeps in it. */
let isBroken = false

beforeAll(async () => {
  museum = await openIdentityProvider()
  const late = { ...museum.settings, id: 'late' }
  const storage = await sharedDatabase()
  server = await openServer({
    storage: {
      ...storage,
      addToken: (token) => storage.addToken(isBroken ? { ...token, endsAt: Number.NaN } : token),
    },
    settings: { providers: [museum.settings, museum.misnamed, museum.goBetween, late] },
    now: () => Date.now() + ahead,
  })
  museum.register(server.origin + CALLBACK)
  vouching = vouchingAt(server, museum.vouch)
})

afterEach(() => {
  ahead = 0
})

afterAll(async () => {
  await server.close()
  await museum.goAway()
})

/** Somebody arrives at an address, is not believed, and is who they were before: by the same cookie, with no new account. */
async function expectRefused(someone: Person, url: string, location = FAILED): Promise<void> {
  const [cookie, user, me] = [someone.cookies.get('modern-art'), await userIn(someone, server), await meIn(someone)]
  expect(await vouching.arrive(someone, url)).toBe(location)
  expect(someone.cookies.get('modern-art')).toBe(cookie)
  expect(await userIn(someone, server)).toBe(user)
  expect(await meIn(someone)).toEqual(me)
}

/** A guest who is on the way back from the museum, and the address at which they are to arrive. */
async function guestOnTheWay(account: string): Promise<{ readonly guest: Person; readonly url: string }> {
  const guest = await person(server.origin, 'Gast')
  return { guest, url: await museum.vouch(await vouching.begin(guest, 'museum'), account) }
}

async function newAccount(account: string): Promise<Person> {
  const someone = await person(server.origin, account)
  expect(await vouching.signIn(someone, 'museum', account)).toBe(BACK)
  return someone
}

async function tablesOf(someone: Person): Promise<readonly string[]> {
  const { json } = await someone.ask('GET', '/api/tables/mine')
  return (json as MyTables).tables.map(({ code }) => code)
}

async function accountOf(someone: Person): Promise<Account> {
  return (await someone.ask('GET', '/api/account')).json as Account
}

describe('signing in by another site', () => {
  it('makes an account of a guest, who keeps id, name and seat, under a new cookie', async () => {
    const ana = await person(server.origin, 'Ana')
    const code = await ana.openTable()
    const window = await ana.connect(code)
    const user = await userIn(ana, server)
    const before = (await person(server.origin)).at(server.origin)
    before.cookies.set('modern-art', ana.cookies.get('modern-art') ?? '')

    expect(await vouching.signIn(ana, 'museum', 'ana')).toBe(BACK)
    expect(await meIn(ana)).toMatchObject({ name: 'Ana', hasAccount: true })
    expect(await userIn(ana, server)).toBe(user)
    expect(await accountOf(ana)).toMatchObject({
      email: { address: 'ana@museum.example', confirmed: true },
      hasPassword: false,
      providers: [{ id: 'museum', name: 'The Museum', label: 'ana@museum.example' }],
      signedInLately: true,
    })

    expect(ana.cookies.get('modern-art')).not.toBe(before.cookies.get('modern-art'))
    expect(await meIn(before)).toMatchObject({ name: null, hasAccount: false })
    await window.until(() => !window.socket.connected)
    const again = await ana.connect(code)
    expect(again.chair()).toBe(0)
    again.close()
  })

  it('finds the account again in another browser, and a guest there brings the own seats along', async () => {
    const dora = await newAccount('dora')
    const stranger = await person(server.origin)
    expect(await vouching.signIn(stranger, 'museum', 'dora')).toBe(BACK)
    expect(await userIn(stranger, server)).toBe(await userIn(dora, server))

    const guest = await person(server.origin, 'Gast')
    const code = await guest.openTable()
    expect(await vouching.signIn(guest, 'museum', 'dora')).toBe(BACK)
    expect(await meIn(guest)).toMatchObject({ name: 'dora', hasAccount: true })
    expect(await tablesOf(dora)).toEqual([code])
  })

  it('makes an account of a stranger, too', async () => {
    const stranger = await person(server.origin)
    expect(await vouching.signIn(stranger, 'museum', 'stranger')).toBe(BACK)
    expect(await meIn(stranger)).toMatchObject({ name: null, hasAccount: true })
  })

  it('gives an account that signs in again a new session, and ends the old one', async () => {
    const emil = await newAccount('emil')
    const old = emil.cookies.get('modern-art')
    expect(await vouching.signIn(emil, 'museum', 'emil')).toBe(BACK)
    expect(emil.cookies.get('modern-art')).not.toBe(old)
    expect((await accountOf(emil)).devices).toHaveLength(1)
  })

  it('is no way to two accounts', async () => {
    const owner = await newAccount('frida')
    const other = await newAccount('georg')
    const url = await museum.vouch(await vouching.begin(other, 'museum'), 'frida')
    await expectRefused(other, url, `${BACK}?problem=way_taken`)
    expect((await accountOf(other)).providers).toHaveLength(1)
    expect((await accountOf(owner)).providers).toHaveLength(1)
  })

  it('is a further way for an account that has signed in lately, and for no other', async () => {
    const hans = await person(server.origin, 'Hans')
    const password = { email: 'hans@museum.example', password: 'nine green herons at dusk' }
    await hans.ask('POST', '/api/account/sign-up', { ...password, language: 'de' })
    const user = await userIn(hans, server)

    ahead = 20 * MINUTES
    const url = await museum.vouch(await vouching.begin(hans, 'museum'), 'hans')
    await expectRefused(hans, url, `${BACK}?problem=sign_in_again`)
    await hans.ask('POST', '/api/account/sign-in', password)
    expect(await vouching.signIn(hans, 'museum', 'hans')).toBe(BACK)
    ahead = 0

    expect(await userIn(hans, server)).toBe(user)
    expect(await accountOf(hans)).toMatchObject({
      email: { address: 'hans@museum.example', confirmed: false },
      hasPassword: true,
      providers: [{ id: 'museum' }],
    })
    const elsewhere = await person(server.origin)
    await vouching.signIn(elsewhere, 'museum', 'hans')
    expect(await userIn(elsewhere, server)).toBe(user)
  })

  it('leaves somebody a guest whom the site does not vouch for', async () => {
    const { guest, url } = await guestOnTheWay('nobody')
    expect(parameterOf(url, 'error')).toBe('access_denied')
    await expectRefused(guest, url)
  })
})

describe('what comes back from another site', () => {
  it('is not believed with another state, or with none', async () => {
    for (const state of ['x'.repeat(43), '', null]) {
      const { guest, url } = await guestOnTheWay('ida')
      await expectRefused(guest, withParameters(url, { state }))
    }
    const { guest, url } = await guestOnTheWay('ida')
    await expectRefused(guest, `${url}&state=${'x'.repeat(43)}`)
    expect(await server.storage.userByProvider('museum', 'ida')).toBeNull()
  })

  it('is not believed with nothing at all', async () => {
    const { guest } = await guestOnTheWay('ida')
    await expectRefused(guest, server.origin + CALLBACK)
  })

  it('is not believed with a code for another verifier: PKCE is used', async () => {
    const guest = await person(server.origin, 'Gast')
    const there = await vouching.begin(guest, 'museum')
    expect(parameterOf(there, 'code_challenge_method')).toBe('S256')
    const other = await vouching.begin(await person(server.origin), 'museum')
    const url = withParameters(there, { code_challenge: parameterOf(other, 'code_challenge') })
    await expectRefused(guest, await museum.vouch(url, 'jana'))
    const without = withParameters(await vouching.begin(guest, 'museum'), {
      code_challenge: null,
      code_challenge_method: null,
    })
    await expectRefused(guest, await museum.vouch(without, 'jana'))
    expect(await server.storage.userByProvider('museum', 'jana')).toBeNull()
  })

  it('is not believed with an ID token for another nonce, or for none', async () => {
    for (const nonce of ['another', null]) {
      const guest = await person(server.origin, 'Gast')
      const url = withParameters(await vouching.begin(guest, 'museum'), { nonce })
      await expectRefused(guest, await museum.vouch(url, 'karl'))
      expect(server.logged.at(-1)).toContain('"nonce"')
    }
  })

  it('is not believed from another issuer, or from none', async () => {
    for (const iss of ['https://evil.example.com', `${museum.settings.issuer.href}x`, null]) {
      const { guest, url } = await guestOnTheWay('lea')
      await expectRefused(guest, withParameters(url, { iss }))
    }
    const guest = await person(server.origin, 'Gast')
    const url = await museum.vouch(await vouching.begin(guest, 'go_between'), 'lea')
    await expectRefused(guest, url)
    const again = await museum.vouch(await vouching.begin(guest, 'go_between'), 'lea')
    await expectRefused(guest, withParameters(again, { iss: null }))
    expect(server.logged.at(-1)).toContain('JWT "iss"')
    expect(await server.storage.userByProvider('go_between', 'lea')).toBeNull()
  })

  it('is believed once', async () => {
    const { guest: mona, url } = await guestOnTheWay('mona')
    const ticket = mona.cookies.get('modern-art-provider') ?? ''
    expect(await vouching.arrive(mona, url)).toBe(BACK)
    expect(mona.cookies.has('modern-art-provider')).toBe(false)
    // A browser that knows of no beginning is sent to where people sign in.
    await expectRefused(mona, url, '/account/sign-in?problem=provider_failed')
    mona.cookies.set('modern-art-provider', ticket)
    await expectRefused(mona, url, '/account/sign-in?problem=provider_failed')

    const next = await vouching.begin(mona, 'museum')
    await expectRefused(mona, withParameters(url, { state: parameterOf(next, 'state') }))
  })

  it('is believed for a quarter of an hour', async () => {
    const { guest, url } = await guestOnTheWay('nora')
    ahead = 15 * MINUTES
    await expectRefused(guest, url, '/account/sign-in?problem=provider_failed')
    ahead = 0
  })

  it('is believed in the browser that went there, and nowhere else', async () => {
    const { guest: mallory, url } = await guestOnTheWay('mallory')
    const token = mallory.cookies.get('modern-art-provider') ?? ''
    const guest = await person(server.origin, 'Olga')
    const account = await newAccount('olga')
    const stranger = await person(server.origin)
    for (const victim of [guest, account, stranger]) {
      await expectRefused(victim, url, '/account/sign-in?problem=provider_failed')
      // Somebody who is on the way to the same site.
      await vouching.begin(victim, 'museum')
      await expectRefused(victim, url)
    }
    // Somebody into whose browser the token was smuggled; it is worth nothing after that.
    guest.cookies.set('modern-art-provider', token)
    await expectRefused(guest, url)
    await expectRefused(mallory, url, '/account/sign-in?problem=provider_failed')
    expect(await server.storage.userByProvider('museum', 'mallory')).toBeNull()
  })

  it('is not believed once the browser is somebody else’s', async () => {
    const { guest, url } = await guestOnTheWay('paul')
    guest.cookies.delete('modern-art')
    await expectRefused(guest, url)
    await guest.sayName('Another')
    const second = await museum.vouch(await vouching.begin(guest, 'museum'), 'paul')
    guest.cookies.delete('modern-art')
    await guest.sayName('A third')
    await expectRefused(guest, second)
  })
})

describe('the way back', () => {
  it.each([
    'https://evil.example.com',
    '//evil',
    '//evil.example.com',
    '/\\evil.example.com',
    'account',
    '',
    '/a b',
    '/a#b',
    '/a\n',
  ])('leads to no other site: %j', async (back) => {
    const someone = await person(server.origin)
    const wanted = { provider: 'museum', back, language: 'en' }
    expect(await someone.ask('POST', '/api/account/provider', wanted)).toMatchObject({
      status: 400,
      json: { error: { code: 'bad_message' } },
    })
  })

  it('stays at the site, whatever a page names', () => {
    const letters = fc.constantFrom('/', '\\', '?', '&', '=', '%', '@', ':', '.', '-', '#', 'a', '2', 'f', '\t', '\n')
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 12 }), (back) => {
        if (!providerSchema.safeParse({ provider: 'museum', back: `/${back}`, language: 'en' }).success) return
        expect(new URL(`/${back}`, 'https://art.example.com').origin).toBe('https://art.example.com')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('another site', () => {
  const askFor = async (provider: string): Promise<unknown> => {
    const someone = await person(server.origin)
    const { status, json } = await someone.ask('POST', '/api/account/provider', { provider, back: '/', language: 'en' })
    expect(someone.cookies.size).toBe(status === 200 ? 1 : 0)
    return status === 200 ? 'begun' : json
  }

  it('has to be one that the settings name, and has to call itself what they call it', async () => {
    expect(await askFor('museum')).toBe('begun')
    for (const provider of ['misnamed', 'google', '__proto__']) {
      expect(await askFor(provider)).toMatchObject({ error: { code: 'provider_failed' } })
    }
  })

  it('may be away for a while', async () => {
    const { guest, url } = await guestOnTheWay('rita')
    await museum.goAway()
    expect(await askFor('late')).toMatchObject({ error: { code: 'provider_failed' } })
    await expectRefused(guest, url)
    await museum.comeBack()
    expect(await askFor('late')).toBe('begun')
    expect(await vouching.signIn(guest, 'late', 'rita')).toBe(BACK)
  })

  it('is listed by the name that people know', async () => {
    const { json } = await (await person(server.origin)).ask('GET', '/api/account/ways')
    expect(json).toMatchObject({ providers: [{ id: 'museum', name: 'The Museum' }, {}, {}, {}] })
  })
})

describe('codes, tokens and secrets', () => {
  it('are in no line of the log either if the database fails, which quotes what it was given', async () => {
    isBroken = true
    const someone = await person(server.origin)
    const wanted = { provider: 'museum', back: BACK, language: 'en' }
    expect(await someone.ask('POST', '/api/account/provider', wanted)).toMatchObject({ status: 500 })
    isBroken = false
    expect(server.logged.at(-1)).toMatch(/^POST \/api\/account\/provider failed/)
    expect(server.logged.at(-1)).not.toMatch(/verifier|state|[\w-]{43}/)
  })

  it('are in no line of the log and in no answer, though much went wrong', () => {
    expect(server.logged.length).toBeGreaterThan(10)
    expect(museum.secrets.length).toBeGreaterThan(30)
    const told = [...server.logged, ...vouching.answered].join('\n')
    for (const secret of museum.secrets) expect(told).not.toContain(secret)
  })
})
