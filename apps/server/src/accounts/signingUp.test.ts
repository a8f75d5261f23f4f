import type { Account, Me } from '@modern-art/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, accountHolder, closedSocket, codeIn, newEmail } from '../testing/accountHolder.ts'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import type { Person } from '../testing/person.ts'

let server: OnlineServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

const signUp = (who: Person, email: string, password = PASSWORD) =>
  who.ask('POST', '/api/account/sign-up', { email, password, language: 'en' })
const signIn = (who: Person, email: string, password = PASSWORD) =>
  who.ask('POST', '/api/account/sign-in', { email, password })
const me = async (who: Person): Promise<Me> => (await who.ask('GET', '/api/me')).json as Me
const codesOf = async (who: Person): Promise<readonly string[]> => {
  const { json } = await who.ask('GET', '/api/tables/mine')
  return (json as { tables: { code: string }[] }).tables.map(({ code }) => code)
}

describe('a guest who signs up', () => {
  it('stays the same person, with seat, tables and name, in the middle of a game', async () => {
    const ana = await person(server.origin, 'Ana')
    const code = await ana.openTable({ pace: 'untimed' })
    const window = await ana.connect(code)
    expect(await window.send({ type: 'start' })).toEqual({ ok: true })
    await window.until(() => window.screen() !== null)
    const cookie = ana.cookies.get('modern-art')
    const closed = closedSocket(window)
    expect((await signUp(ana, newEmail())).json).toMatchObject({ name: 'Ana', portrait: null, hasAccount: true })
    // What was known of the old session is worth nothing any more, and its sockets are closed.
    await closed
    expect(ana.cookies.get('modern-art')).not.toBe(cookie)
    const thief = await person(server.origin)
    thief.cookies.set('modern-art', cookie ?? '')
    expect(await me(thief)).toMatchObject({ name: null, hasAccount: false })
    const again = await ana.connect(code)
    await again.until(() => again.screen() !== null)
    expect(again.seat()).toBe(0)
    expect(await codesOf(ana)).toEqual([code])
    again.close()
  })

  it('signs in on another device, finds everything there, and may be called otherwise', async () => {
    const { holder, email } = await accountHolder(server.origin, 'Ana')
    const code = await holder.openTable()
    const phone = await person(server.origin)
    expect((await signIn(phone, email.toUpperCase())).json).toMatchObject({ name: 'Ana', hasAccount: true })
    expect(await codesOf(phone)).toEqual([code])
    await phone.ask('POST', '/api/me', { name: 'Anna' })
    expect((await phone.ask('POST', '/api/me/portrait', { portrait: 7 })).json).toMatchObject({ portrait: 7 })
    expect(await me(holder)).toMatchObject({ name: 'Anna', portrait: 7, hasAccount: true })
  })

  it('brings the seats of the guest along when signing in to an account', async () => {
    const { email } = await accountHolder(server.origin, 'Ana')
    const guest = await person(server.origin, 'Ana on a phone')
    const code = await guest.openTable()
    await signIn(guest, email)
    expect(await codesOf(guest)).toEqual([code])
    expect(await me(guest)).toMatchObject({ name: 'Ana' })
    const window = await guest.connect(code)
    expect(window.chair()).toBe(0)
    window.close()
  })

  it('cannot take a session along that somebody else has planted', async () => {
    const { email } = await accountHolder(server.origin, 'Ana')
    const attacker = await person(server.origin, 'Mallory')
    const victim = await person(server.origin)
    victim.cookies.set('modern-art', attacker.cookies.get('modern-art') ?? '')
    expect((await signIn(victim, email)).status).toBe(200)
    expect(await me(attacker)).toMatchObject({ name: null, hasAccount: false })
    expect((await attacker.ask('GET', '/api/account')).status).toBe(401)
  })
})

describe('what is asked for when signing up', () => {
  it.each([
    ['short', 'weak_password'],
    ['password1', 'weak_password'],
    ['qwertyuiop', 'weak_password'],
    ['aaaaaaaaaaaaaaaa', 'weak_password'],
    ['ramonramon', 'weak_password'],
    ['x'.repeat(129), 'weak_password'],
  ])('a password that is not guessed first: not %s', async (password, code) => {
    const ramon = await person(server.origin, 'Ramon')
    expect(codeIn((await signUp(ramon, newEmail(), password)).json)).toBe(code)
    expect(await me(ramon)).toMatchObject({ name: 'Ramon', hasAccount: false })
  })

  it.each([
    '',
    'ana',
    '@example.com',
    'ana@',
    'ana@exa mple.com',
    'a b@example.com',
    'ana@example.com\r\nBcc: all@example.com',
    '<ana@example.com>',
    `${'a'.repeat(65)}@example.com`,
  ])('an address: not %j', async (email) => {
    const ana = await person(server.origin, 'Ana')
    expect(codeIn((await signUp(ana, email)).json)).toBe('bad_email')
  })

  it('a guest: an account needs no other', async () => {
    const { holder } = await accountHolder(server.origin, 'Ana')
    expect(codeIn((await signUp(holder, newEmail())).json)).toBe('has_account')
  })
})

describe('whether an address has an account', () => {
  it('is not told to whoever signs up with it: another password is another account', async () => {
    const { email } = await accountHolder(server.origin, 'Ana')
    const other = await person(server.origin, 'Mallory')
    expect((await signUp(other, email, 'some other secret words')).json).toMatchObject({ name: 'Mallory' })
    const phone = await person(server.origin)
    expect((await signIn(phone, email)).json).toMatchObject({ name: 'Ana' })
    expect((await signIn(phone, email, 'some other secret words')).json).toMatchObject({ name: 'Mallory' })
  })

  it('is known to whoever has its password, who signs in by signing up', async () => {
    const { email } = await accountHolder(server.origin, 'Ana')
    const forgetful = await person(server.origin, 'Ana again')
    expect((await signUp(forgetful, email)).json).toMatchObject({ name: 'Ana', hasAccount: true })
  })

  it('is told neither by words nor by status: a wrong password and an unknown address are answered alike', async () => {
    const { email } = await accountHolder(server.origin, 'Ana')
    const nobody = await person(server.origin)
    const wrong = await signIn(nobody, email, 'not the right words')
    const unknown = await signIn(nobody, newEmail(), 'not the right words')
    expect([wrong.status, wrong.json]).toEqual([unknown.status, unknown.json])
    expect(codeIn(wrong.json)).toBe('wrong_sign_in')
    const forgotten = await Promise.all(
      [email, newEmail(), 'nonsense'].map((each) =>
        nobody.ask('POST', '/api/account/forgotten', { email: each, language: 'en' }),
      ),
    )
    expect(forgotten.map(({ status, json }) => [status, json])).toEqual([1, 2, 3].map(() => [200, {}]))
  })
})

describe('an account', () => {
  it('shows its own devices, ways and codes, and none of another', async () => {
    const { holder, email } = await accountHolder(server.origin, 'Ana')
    const stranger = await person(server.origin)
    const guest = await person(server.origin, 'Ben')
    expect(codeIn((await stranger.ask('GET', '/api/account')).json)).toBe('not_signed_in')
    expect(codeIn((await guest.ask('GET', '/api/account')).json)).toBe('no_account')
    const { json } = await holder.ask('GET', '/api/account', undefined, {
      'user-agent': 'Mozilla Firefox/140.0 Windows',
    })
    expect(json).toMatchObject({
      email: { address: email, confirmed: false },
      hasPassword: true,
      providers: [],
      passkeys: [],
      recoveryCodes: 0,
      signedInLately: true,
    } satisfies Partial<Account>)
    const text = JSON.stringify(json)
    expect(text).not.toContain('hash')
    expect(text).not.toContain(holder.cookies.get('modern-art'))
  })

  it('signs out one device, all others by a new password, and all of them', async () => {
    const { holder, email } = await accountHolder(server.origin, 'Ana')
    const devices = await Promise.all([1, 2, 3].map(() => person(server.origin)))
    for (const device of devices) {
      // oxlint-disable-next-line no-await-in-loop
      await signIn(device, email)
    }
    const [phone, tablet, laptop] = devices as [Person, Person, Person]
    const account = (await phone.ask('GET', '/api/account')).json as Account
    expect(account.devices).toHaveLength(4)
    expect(account.devices.map(({ isThis }) => isThis)).toEqual([true, false, false, false])
    const own = account.devices[0]?.id ?? ''
    await tablet.ask('POST', '/api/account/devices/end', { device: own })
    expect(await me(phone)).toMatchObject({ hasAccount: false })
    // Another account's device is nobody else's to end.
    const { holder: mallory } = await accountHolder(server.origin, 'Mallory')
    const tablets = ((await tablet.ask('GET', '/api/account')).json as Account).devices[0]?.id ?? ''
    await mallory.ask('POST', '/api/account/devices/end', { device: tablets })
    expect(await me(tablet)).toMatchObject({ hasAccount: true })
    const changed = await laptop.ask('POST', '/api/account/password', {
      email: null,
      password: 'a wholly new password',
    })
    expect((changed.json as Account).devices).toHaveLength(1)
    expect(await me(holder)).toMatchObject({ hasAccount: false })
    expect(codeIn((await signIn(holder, email)).json)).toBe('wrong_sign_in')
    await signIn(holder, email, 'a wholly new password')
    await holder.ask('POST', '/api/account/sign-out-everywhere')
    expect(await me(holder)).toMatchObject({ hasAccount: false })
    expect(holder.cookies.has('modern-art')).toBe(false)
    expect(await me(laptop)).toMatchObject({ hasAccount: false })
  })

  it('is recovered by a code, once', async () => {
    const { holder } = await accountHolder(server.origin, 'Ana')
    const { codes } = (await holder.ask('POST', '/api/account/recovery-codes')).json as { codes: readonly string[] }
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const [code = ''] = codes
    expect(code).toMatch(/^([A-Z\d]{4}-){3}[A-Z\d]{4}$/)
    const phone = await person(server.origin)
    const typed = code.toLowerCase().replaceAll('-', ' ')
    expect((await phone.ask('POST', '/api/account/recover', { code: typed })).json).toMatchObject({ name: 'Ana' })
    expect(await me(holder)).toMatchObject({ hasAccount: false })
    expect(((await phone.ask('GET', '/api/account')).json as Account).recoveryCodes).toBe(9)
    const again = await person(server.origin)
    expect(codeIn((await again.ask('POST', '/api/account/recover', { code })).json)).toBe('wrong_sign_in')
    // Whoever has recovered it may choose a new password at once.
    const changed = await phone.ask('POST', '/api/account/password', { email: null, password: 'a wholly new password' })
    expect(changed.status).toBe(200)
  })
})
