import type { Account } from '@modern-art/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { PASSWORD, accountHolder, codeIn, newEmail } from '../testing/accountHolder.ts'
import { openMailbox } from '../testing/mailbox.ts'
import type { Mailbox } from '../testing/mailbox.ts'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'

let mailbox: Mailbox
let server: OnlineServer
beforeAll(async () => {
  mailbox = await openMailbox()
  const read = readSettings(
    { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://art.example.com', LIMITS: 'off' },
    { dataFolder: '' },
  )
  if (!read.ok) throw new Error(read.fault)
  server = await openServer({ settings: read.settings })
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})

const tokenIn = (source: string, path: string): string =>
  new RegExp(`https://art\\.example\\.com/account/${path}\\?token=([\\w-]{43})`).exec(source)?.[1] ?? ''

describe('the letters of an account', () => {
  it('ask to confirm the address, in the language of the person, and the link does so once', async () => {
    const ana = await person(server.origin, 'Ana')
    const email = newEmail()
    await ana.ask('POST', '/api/account/sign-up', { email, password: PASSWORD, language: 'de' })
    const { from, source } = await mailbox.letterTo(email, 1)
    expect(from).toBe('no-reply@art.example.com')
    expect(source).toContain('bestätige sie mit diesem Link')
    const token = tokenIn(source, 'confirm')
    const anybody = await person(server.origin)
    expect((await anybody.ask('POST', '/api/account/confirm-email', { token })).json).toEqual({})
    expect((await ana.ask('GET', '/api/account')).json).toMatchObject({ email: { confirmed: true } })
    expect(codeIn((await anybody.ask('POST', '/api/account/confirm-email', { token })).json)).toBe('link_used')
  })

  it('bring a new password, once; every other device is signed out, and older links end', async () => {
    const { holder, email } = await accountHolder(server.origin, 'Ana')
    const phone = await person(server.origin)
    const forget = () => phone.ask('POST', '/api/account/forgotten', { email, language: 'pt' })
    await forget()
    const first = tokenIn((await mailbox.letterTo(email, 2)).source, 'reset')
    await forget()
    const letter = await mailbox.letterTo(email, 3)
    expect(letter.source).toContain('Conta de Ana')
    const token = tokenIn(letter.source, 'reset')
    const reset = (given: string, password: string) =>
      phone.ask('POST', '/api/account/reset', { token: given, password })
    expect(codeIn((await reset(token, 'password1')).json)).toBe('weak_password')
    expect((await reset(token, 'a wholly new password')).json).toMatchObject({ name: 'Ana', hasAccount: true })
    expect((await holder.ask('GET', '/api/account')).status).toBe(401)
    expect(((await phone.ask('GET', '/api/account')).json as Account).devices).toHaveLength(1)
    const again = await person(server.origin)
    for (const used of [token, first, 'x'.repeat(43)]) {
      // oxlint-disable-next-line no-await-in-loop
      const { json } = await again.ask('POST', '/api/account/reset', {
        token: used,
        password: 'a thief’s own password',
      })
      expect(codeIn(json)).toBe('link_used')
    }
  })

  it('lead to the address of the settings, whatever host the request names', async () => {
    const { email } = await accountHolder(server.origin, 'Ana')
    const attacker = await person(server.origin)
    await attacker.ask(
      'POST',
      '/api/account/forgotten',
      { email, language: 'en' },
      { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    )
    const { source } = await mailbox.letterTo(email, 2)
    expect(source).toContain('https://art.example.com/account/reset')
    expect(source).not.toContain('evil.example')
  })

  it('name every account of the address, and are not written for an address without one', async () => {
    const { email } = await accountHolder(server.origin, 'Ana')
    const other = await person(server.origin, 'Anna')
    await other.ask('POST', '/api/account/sign-up', { email, password: 'some other secret words', language: 'en' })
    const nobody = newEmail()
    await other.ask('POST', '/api/account/forgotten', { email: nobody, language: 'en' })
    await other.ask('POST', '/api/account/forgotten', { email, language: 'en' })
    const { source } = await mailbox.letterTo(email, 3)
    expect(source).toContain('Account of Ana:')
    expect(source).toContain('Account of Anna:')
    expect(mailbox.letters.some(({ to }) => to.includes(nobody))).toBe(false)
  })

  it('are not many to one address, and nothing secret is in the log', async () => {
    const read = readSettings({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://art.example.com' }, { dataFolder: '' })
    if (!read.ok) throw new Error(read.fault)
    const limited = await openServer({ settings: read.settings })
    const { holder, email } = await accountHolder(limited.origin, 'Ana')
    for (let times = 0; times < 9; times += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await holder.ask('POST', '/api/account/forgotten', { email, language: 'en' })
    }
    await limited.close()
    const received = mailbox.letters.filter(({ to }) => to.includes(email))
    expect(received.length).toBeLessThanOrEqual(6)
    expect(limited.logged.join('\n')).not.toContain(email)
  })
})
