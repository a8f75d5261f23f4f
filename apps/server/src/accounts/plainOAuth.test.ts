// oxlint-disable no-await-in-loop -- people do one thing after the other
import type { Account } from '@modern-art/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import type { Person } from '../testing/person.ts'
import { openPlainOAuth } from '../testing/plainOAuth.ts'
import type { PlainOAuth } from '../testing/plainOAuth.ts'
import { BACK, meIn, parameterOf, userIn, vouchingAt, withParameters } from '../testing/vouching.ts'
import type { Vouching } from '../testing/vouching.ts'

let gallery: PlainOAuth
let server: OnlineServer
let vouching: Vouching

beforeAll(async () => {
  gallery = await openPlainOAuth()
  const wrongSecret = { ...gallery.settings, id: 'wrong_secret', clientSecret: 'x' }
  server = await openServer({ settings: { providers: [gallery.settings, wrongSecret] } })
  vouching = vouchingAt(server, gallery.vouch)
})

afterAll(async () => {
  await server.close()
  gallery.close()
})

async function expectRefused(someone: Person, url: string): Promise<void> {
  const [cookie, me] = [someone.cookies.get('modern-art'), await meIn(someone)]
  expect(await vouching.arrive(someone, url)).toBe(`${BACK}?problem=provider_failed`)
  expect(someone.cookies.get('modern-art')).toBe(cookie)
  expect(await meIn(someone)).toEqual(me)
}

async function guestOnTheWay(login: string): Promise<{ readonly guest: Person; readonly url: string }> {
  const guest = await person(server.origin, 'Gast')
  return { guest, url: await gallery.vouch(await vouching.begin(guest, 'gallery'), login) }
}

describe('a site without OpenID, such as GitHub', () => {
  it('makes an account of a guest, and finds it again by the number that it has there', async () => {
    const ana = await person(server.origin, 'Ana')
    const user = await userIn(ana, server)
    expect(await vouching.signIn(ana, 'gallery', 'ana-paints')).toBe(BACK)
    expect(await userIn(ana, server)).toBe(user)
    const { json } = await ana.ask('GET', '/api/account')
    const providers = [{ id: 'gallery', name: 'The Gallery', label: 'ana-paints' }]
    expect(json as Account).toMatchObject({ email: null, hasPassword: false, providers })
    const number = gallery.numberOf('ana-paints')
    expect(await server.storage.userByProvider('gallery', String(number))).toBe(user)

    const elsewhere = await person(server.origin)
    expect(await vouching.signIn(elsewhere, 'gallery', 'ana-paints')).toBe(BACK)
    expect(await userIn(elsewhere, server)).toBe(user)
    const other = await person(server.origin)
    expect(await vouching.signIn(other, 'gallery', 'ana-paints-2')).toBe(BACK)
    expect(await userIn(other, server)).not.toBe(user)
  })

  it('is not believed with another state, issuer or code, nor twice', async () => {
    const other = await guestOnTheWay('bruno')
    for (const changes of [
      { state: 'x' },
      { state: null },
      { iss: new URL(gallery.settings.issuer).origin },
      { code: 'x' },
      { code: null },
      // A code that was given to another browser fits another verifier.
      { code: parameterOf(other.url, 'code') },
    ]) {
      const { guest, url } = await guestOnTheWay('bruno')
      await expectRefused(guest, withParameters(url, changes))
    }
    const { guest, url } = await guestOnTheWay('bruno')
    expect(await vouching.arrive(guest, url)).toBe(BACK)
    const next = await vouching.begin(guest, 'gallery')
    await expectRefused(guest, withParameters(url, { state: parameterOf(next, 'state') }))
  })

  it('is believed if it does not say who answers: older sites do not', async () => {
    const { guest, url } = await guestOnTheWay('clara')
    expect(await vouching.arrive(guest, withParameters(url, { iss: null }))).toBe(BACK)
  })

  it('does not give anything to somebody who does not know the secret', async () => {
    const guest = await person(server.origin, 'Gast')
    const url = await gallery.vouch(await vouching.begin(guest, 'wrong_secret'), 'dora')
    await expectRefused(guest, url)
  })

  it.each<[string, Parameters<PlainOAuth['sayNext']>]>([
    ['an error', ['/token', 200, '{"error":"bad_verification_code"}']],
    ['an error with its status', ['/token', 400, '{"error":"invalid_grant"}']],
    ['no token', ['/token', 200, '{}']],
    ['a token of another kind', ['/token', 200, '{"access_token":"abc","token_type":"mac"}']],
    ['a token as a form', ['/token', 200, 'access_token=abc&token_type=bearer', 'application/x-www-form-urlencoded']],
    ['a page', ['/token', 200, '<html>', 'text/html']],
    ['a failure', ['/token', 500, '']],
    ['that it knows no such token', ['/user', 401, '{"message":"Bad credentials"}']],
    ['somewhere else to look', ['/user', 302, '{"id":1}']],
    ['nobody', ['/user', 200, '{}']],
    ['nothing', ['/user', 200, 'null']],
    ['a list', ['/user', 200, '[{"id":1}]']],
    ['a login alone', ['/user', 200, '{"login":"eva"}']],
    ['no number', ['/user', 200, '{"id":null,"login":"eva"}']],
    ['half a number', ['/user', 200, '{"id":1.5}']],
    ['a number that is not exact', ['/user', 200, '{"id":9007199254740993}']],
    ['a number in a list', ['/user', 200, '{"id":[1]}']],
    ['a name with what no database keeps', ['/user', 200, String.raw`{"id":"a\u0000b"}`]],
    ['a name too long', ['/user', 200, `{"id":"${'9'.repeat(300)}"}`]],
    ['a page in the place of a person', ['/user', 200, 'hush: this is not JSON', 'text/html']],
  ])('is not believed if it answers %s', async (_what, answer) => {
    const { guest, url } = await guestOnTheWay('eva')
    gallery.sayNext(...answer)
    await expectRefused(guest, url)
    expect(server.logged.at(-1)).toMatch(/^the provider gallery failed: /)
  })

  it('may say odd things, as long as it says who somebody is', async () => {
    const said = {
      id: 'f-1',
      login: '\u202E\u0000 ',
      name: 'F\u0000\nF'.padEnd(300, 'x'),
      email: 7,
      email_verified: 'no',
    }
    const { guest, url } = await guestOnTheWay('frida')
    gallery.sayNext('/user', 200, JSON.stringify(said))
    expect(await vouching.arrive(guest, url)).toBe(BACK)
    const { json } = await guest.ask('GET', '/api/account')
    const [way] = (json as Account).providers
    expect(way?.label).toBe('F F'.padEnd(100, 'x'))
  })

  it('tells nothing to the log or to anybody that it told the server', () => {
    expect(gallery.secrets.length).toBeGreaterThan(20)
    const told = [...server.logged, ...vouching.answered].join('\n')
    for (const secret of [...gallery.secrets, 'hush']) expect(told).not.toContain(secret)
  })
})
