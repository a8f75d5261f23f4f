// oxlint-disable no-await-in-loop -- people do one thing after the other
import type { Account } from '@modern-art/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { MAKING, SIGNING_IN, answer, ask, expectRefused, make, ownerAt, signIn } from '../testing/passkeyPeople.ts'
import { person } from '../testing/person.ts'
import { newKey, softPasskey } from '../testing/softPasskey.ts'
import type { Told } from '../testing/softPasskey.ts'
import { meIn, userIn } from '../testing/vouching.ts'

const MINUTES = 60_000
const OTHER_SITE = 'https://art.example.com'
const STRANGER = { name: null, portrait: null, hasAccount: false }

let server: OnlineServer
/** Passkeys are for names: a page at a bare number has none. */
let page: string
/** How far the server's clock is ahead. */
let ahead = 0

beforeAll(async () => {
  server = await openServer({ settings: { origins: [OTHER_SITE] }, now: () => Date.now() + ahead })
  page = `http://localhost:${server.port}`
})

afterEach(() => {
  ahead = 0
})

afterAll(() => server.close())

const owner = (name: string): ReturnType<typeof ownerAt> => ownerAt(page, name)

const WRONG: readonly (readonly [string, () => Told])[] = [
  ['another challenge', () => ({ challenge: Buffer.alloc(32, 7).toString('base64url') })],
  ['an empty challenge', () => ({ challenge: '' })],
  ['a page of another site', () => ({ origin: 'https://evil.example.com' })],
  ['another port', () => ({ origin: 'http://localhost:1' })],
  ['another site', () => ({ site: 'evil.example.com' })],
  ['another site and its page', () => ({ site: 'evil.example.com', origin: 'https://evil.example.com' })],
  ['nobody there', () => ({ present: false })],
]

describe('a passkey', () => {
  it('makes an account of a guest, who keeps id, name and seat, under a new cookie', async () => {
    const [ana, passkey] = [await person(page, 'Ana'), softPasskey(page)]
    const code = await ana.openTable()
    const [user, cookie] = [await userIn(ana, server), ana.cookies.get('modern-art') ?? '']
    const { status, json } = await make(ana, passkey)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      email: null,
      hasPassword: false,
      passkeys: [{ id: passkey.id, usedAt: null }],
      signedInLately: true,
    })
    expect(await userIn(ana, server)).toBe(user)
    expect(await meIn(ana)).toMatchObject({ name: 'Ana', hasAccount: true })
    expect(ana.cookies.get('modern-art')).not.toBe(cookie)
    const before = await person(page)
    before.cookies.set('modern-art', cookie)
    expect(await meIn(before)).toMatchObject(STRANGER)
    const window = await ana.connect(code)
    expect(window.chair()).toBe(0)
    window.close()
  })

  it('signs its owner in elsewhere, and a guest there brings the own seats along', async () => {
    const { someone, passkey } = await owner('Bruno')
    const stranger = await person(page)
    expect(await signIn(stranger, passkey)).toMatchObject({ status: 200, json: { name: 'Bruno', hasAccount: true } })
    expect(await userIn(stranger, server)).toBe(await userIn(someone, server))

    const guest = await person(page, 'Gast')
    const code = await guest.openTable()
    const cookie = guest.cookies.get('modern-art')
    await signIn(guest, passkey)
    expect(guest.cookies.get('modern-art')).not.toBe(cookie)
    expect((await someone.ask('GET', '/api/tables/mine')).json).toMatchObject({ tables: [{ code }] })
    const { json } = await someone.ask('GET', '/api/account')
    expect((json as Account).passkeys[0]?.usedAt).toBeTypeOf('number')
  })

  it('is made by a stranger, who becomes somebody', async () => {
    const stranger = await person(page)
    expect(await make(stranger, softPasskey(page))).toMatchObject({ status: 200 })
    expect(await meIn(stranger)).toMatchObject({ ...STRANGER, hasAccount: true })
  })

  it('is asked for by the site’s name; keepers that have one are not asked for another', async () => {
    const { someone, passkey } = await owner('Clara')
    expect(await ask(someone, MAKING)).toMatchObject({
      options: { rp: { id: 'localhost' }, excludeCredentials: [{ id: passkey.id }], user: { name: 'Clara' } },
    })
    expect(await ask(someone, SIGNING_IN)).toMatchObject({ options: { rpId: 'localhost' } })
  })

  it('belongs to one account', async () => {
    const { passkey } = await owner('Dora')
    const [other, copy] = [await person(page, 'Emil'), softPasskey(page, Buffer.from(passkey.id, 'base64url'))]
    expectRefused(await make(other, copy), 'way_taken')
    expect(await meIn(other)).toMatchObject({ name: 'Emil', hasAccount: false })
    expectRefused(await signIn(other, copy))
  })

  it('is not for a page at a bare number', async () => {
    const someone = await person(server.origin)
    for (const path of [MAKING, SIGNING_IN]) expectRefused(await someone.ask('POST', `${path}/begin`))
  })
})

describe('a new passkey', () => {
  it.each(WRONG)('is not taken with %s', async (_what, told) => {
    const guest = await person(page, 'Gast')
    expectRefused(await make(guest, softPasskey(page), told()))
    expectRefused(await make(guest, softPasskey(page), { type: 'webauthn.get' }))
    expect(await meIn(guest)).toMatchObject({ name: 'Gast', hasAccount: false })
  })

  it('is taken once for each question, soon, and from the one who was asked', async () => {
    const [guest, other] = [await person(page, 'Gast'), await person(page, 'Andere')]
    const passkey = softPasskey(page)
    const asked = await ask(guest, MAKING)
    expectRefused(await answer(other, MAKING, asked.token, passkey.make(asked)))
    expectRefused(await answer(guest, MAKING, asked.token, passkey.make(asked)))

    const late = await ask(guest, MAKING)
    ahead = 10 * MINUTES
    expectRefused(await answer(guest, MAKING, late.token, passkey.make(late)))
    ahead = 0
    const toSignIn = await ask(guest, SIGNING_IN)
    expectRefused(await answer(guest, MAKING, toSignIn.token, passkey.make(toSignIn)))
    expectRefused(await answer(await person(page), MAKING, asked.token, passkey.make(asked)), 'not_signed_in')
    for (const someone of [guest, other]) expect(await meIn(someone)).toMatchObject({ hasAccount: false })
  })

  it('is added by an account that has signed in lately, and by no other', async () => {
    const { someone } = await owner('Frida')
    const begun = await ask(someone, MAKING)
    ahead = 20 * MINUTES
    expectRefused(await someone.ask('POST', `${MAKING}/begin`), 'sign_in_again')
    expectRefused(await answer(someone, MAKING, begun.token, softPasskey(page).make(begun)), 'sign_in_again')
    ahead = 0
    const { json } = await make(someone, softPasskey(page))
    expect((json as Account).passkeys).toHaveLength(2)
  })

  it('may come with any transports: only those that browsers know are kept', async () => {
    for (const transports of [5, 'usb', ['\u0000'], [['usb']], null]) {
      const [someone, passkey] = [await person(page, 'Georg'), softPasskey(page)]
      const asked = await ask(someone, MAKING)
      const said = passkey.make(asked)
      const odd = { ...said, response: { ...said.response, transports } }
      expect(await answer(someone, MAKING, asked.token, odd)).toMatchObject({ status: 200 })
      expect(await server.storage.findPasskey(passkey.id)).toMatchObject({ transports: [] })
    }
  })
})

describe('signing in with a passkey', () => {
  it.each<readonly [string, () => Told]>([...WRONG, ['the signature of another key', () => ({ key: newKey() })]])(
    'is refused with %s',
    async (_what, told) => {
      const { passkey } = await owner('Hans')
      const stranger = await person(page)
      expectRefused(await signIn(stranger, passkey, told()))
      expectRefused(await signIn(stranger, passkey, { type: 'webauthn.create' }))
      expect(stranger.cookies.size).toBe(0)
      expect(await signIn(stranger, passkey)).toMatchObject({ status: 200 })
    },
  )

  it('is refused with a passkey that nobody has', async () => {
    expectRefused(await signIn(await person(page), softPasskey(page)))
  })

  it('works once for each question, soon, and for the one who was asked', async () => {
    const { someone, passkey } = await owner('Ida')
    const [stranger, guest] = [await person(page), await person(page, 'Gast')]
    const asked = await ask(stranger, SIGNING_IN)
    expect(await answer(stranger, SIGNING_IN, asked.token, passkey.answer(asked))).toMatchObject({ status: 200 })
    const other = await person(page)
    expectRefused(await answer(other, SIGNING_IN, asked.token, passkey.answer(asked)))

    // Somebody else's answer, put into the browser of a guest.
    const toOther = await ask(other, SIGNING_IN)
    expectRefused(await answer(guest, SIGNING_IN, toOther.token, passkey.answer(toOther)))
    const toGuest = await ask(guest, SIGNING_IN)
    expectRefused(await answer(other, SIGNING_IN, toGuest.token, passkey.answer(toGuest)))
    const late = await ask(other, SIGNING_IN)
    ahead = 10 * MINUTES
    expectRefused(await answer(other, SIGNING_IN, late.token, passkey.answer(late)))
    ahead = 0
    const toMake = await ask(someone, MAKING)
    expectRefused(await answer(someone, SIGNING_IN, toMake.token, passkey.answer(toMake)))
    expect(await meIn(guest)).toMatchObject({ name: 'Gast', hasAccount: false })
    expect(await meIn(other)).toMatchObject(STRANGER)
  })

  it('is refused for a counter that does not go up, which a copy would have', async () => {
    const { passkey } = await owner('Jana')
    const stranger = await person(page)
    expect(await signIn(stranger, passkey, { counter: 7 })).toMatchObject({ status: 200 })
    for (const counter of [7, 6, 0]) expectRefused(await signIn(await person(page), passkey, { counter }))
    expect(await signIn(stranger, passkey, { counter: 2 ** 32 - 1 })).toMatchObject({ status: 200 })
  })

  it('goes on without a counter, as with passkeys that several devices share', async () => {
    const { passkey } = await owner('Karl')
    for (let time = 0; time < 2; time += 1) {
      expect(await signIn(await person(page), passkey, { counter: 0 })).toMatchObject({ status: 200 })
    }
  })

  it('is refused where another site of this server has asked', async () => {
    const { passkey } = await owner('Lea')
    const stranger = await person(page)
    for (const site of ['localhost', 'art.example.com']) {
      const asked = await ask(stranger, SIGNING_IN, { origin: OTHER_SITE })
      expect(asked).toMatchObject({ options: { rpId: 'art.example.com' } })
      const said = passkey.answer(asked, { origin: OTHER_SITE, site })
      expectRefused(await answer(stranger, SIGNING_IN, asked.token, said))
    }
  })
})

describe('a way to sign in', () => {
  it('is worth nothing once it is removed', async () => {
    const { someone, passkey } = await owner('Mona')
    const second = softPasskey(page)
    await make(someone, second)
    const way = { kind: 'passkey', id: passkey.id }
    const { json } = await someone.ask('POST', '/api/account/ways/remove', way)
    expect((json as Account).passkeys.map(({ id }) => id)).toEqual([second.id])
    expectRefused(await signIn(await person(page), passkey))
    expect(await signIn(await person(page), second)).toMatchObject({ status: 200 })
  })

  it('stays if it is the last one, though two are removed at once', async () => {
    const { someone, passkey } = await owner('Nora')
    const second = softPasskey(page)
    await make(someone, second)
    const removals = [passkey, second].map(({ id }) =>
      someone.ask('POST', '/api/account/ways/remove', { kind: 'passkey', id }),
    )
    const statuses = (await Promise.all(removals)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    const { json } = await someone.ask('GET', '/api/account')
    const [{ id } = { id: '' }, ...others] = (json as Account).passkeys
    expect(others).toEqual([])
    expectRefused(await someone.ask('POST', '/api/account/ways/remove', { kind: 'passkey', id }), 'last_way')
    const last = [passkey, second].find((each) => each.id === id) ?? passkey
    expect(await signIn(await person(page), last)).toMatchObject({ status: 200 })
  })

  it('is nobody else’s to remove', async () => {
    const [{ passkey }, other] = [await owner('Olga'), await owner('Paul')]
    await make(other.someone, softPasskey(page))
    await other.someone.ask('POST', '/api/account/ways/remove', { kind: 'passkey', id: passkey.id })
    expect(await signIn(await person(page), passkey)).toMatchObject({ status: 200 })
  })
})
