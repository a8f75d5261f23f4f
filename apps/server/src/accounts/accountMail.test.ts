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
    // Whoever reads the letters of an address confirms no account that is not theirs.
    const { holder: owner } = await accountHolder(server.origin, 'The owner', email.replace('curator', 'owner'))
    for (const other of [await person(server.origin), owner]) {
      // oxlint-disable-next-line no-await-in-loop
      const refused = await other.ask('POST', '/api/account/confirm-email', { token })
      expect(codeIn(refused.json)).toBe('not_signed_in')
    }
    expect((await ana.ask('POST', '/api/account/confirm-email', { token })).json).toEqual({})
    expect((await ana.ask('GET', '/api/account')).json).toMatchObject({ email: { confirmed: true } })
    expect(codeIn((await ana.ask('POST', '/api/account/confirm-email', { token })).json)).toBe('link_used')
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

  it('give an account that nobody had confirmed to the owner of the address, and close every other way into it', async () => {
    const email = newEmail()
    const { holder: squatter } = await accountHolder(server.origin, 'Squatter', email)
    const { codes } = (await squatter.ask('POST', '/api/account/recovery-codes')).json as { codes: readonly string[] }
    const owner = await person(server.origin)
    await owner.ask('POST', '/api/account/forgotten', { email, language: 'en' })
    const token = tokenIn((await mailbox.letterTo(email, 2)).source, 'reset')
    await owner.ask('POST', '/api/account/reset', { token, password: 'the owner’s own password' })
    expect((await owner.ask('GET', '/api/account')).json).toMatchObject({
      email: { confirmed: true },
      recoveryCodes: 0,
    })
    const back = await squatter.ask('POST', '/api/account/recover', { code: codes[0] })
    expect(codeIn(back.json)).toBe('wrong_sign_in')
    // From now on, others who name the address are in none of its letters.
    await accountHolder(server.origin, 'Another', email.toUpperCase())
    await owner.ask('POST', '/api/account/forgotten', { email, language: 'en' })
    expect((await mailbox.letterTo(email, 3)).source).not.toContain('Another')
  })

  it('come whatever others try: neither guesses nor sign-ups use them up', async () => {
    const read = readSettings({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://art.example.com' }, { dataFolder: '' })
    if (!read.ok) throw new Error(read.fault)
    const limited = await openServer({ settings: { ...read.settings, trustProxy: 1 } })
    const { email } = await accountHolder(limited.origin, 'Ana')
    const mallory = await person(limited.origin)
    for (let guess = 0; guess < 60; guess += 1) {
      const pair = { email, password: `guess number ${guess}` }
      const headers = { 'x-forwarded-for': `203.0.113.${guess}` }
      const isSigningUp = guess % 4 === 0
      // oxlint-disable-next-line no-await-in-loop
      const who = isSigningUp ? await person(limited.origin, 'Mallory') : mallory
      const path = `/api/account/${isSigningUp ? 'sign-up' : 'sign-in'}`
      // oxlint-disable-next-line no-await-in-loop
      await who.ask('POST', path, isSigningUp ? { ...pair, language: 'en' } : pair, headers)
    }
    await mallory.ask('POST', '/api/account/forgotten', { email, language: 'en' })
    const letters = (): readonly string[] =>
      mailbox.letters
        .filter(({ to, source }) => to.includes(email) && source.includes('reset'))
        .map(({ source }) => source)
    await expect.poll(() => letters().length).toBe(1)
    const token = tokenIn(letters()[0] ?? '', 'reset')
    const { status } = await mallory.ask('POST', '/api/account/reset', { token, password: 'the owner’s own password' })
    expect(status).toBe(200)
    await limited.close()
  })
})
