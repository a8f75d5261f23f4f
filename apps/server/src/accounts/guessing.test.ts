import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitsOf } from '../people/limits.ts'
import { readSettings } from '../settings.ts'
import { PASSWORD, accountHolder, codeIn } from '../testing/accountHolder.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import type { Person } from '../testing/person.ts'
import { openGuessing } from './guessing.ts'

let server: OnlineServer
beforeAll(async () => {
  const read = readSettings({ TRUST_PROXY: '1' }, { dataFolder: '' })
  if (!read.ok) throw new Error(read.fault)
  server = await openServer({ settings: read.settings })
})
afterAll(() => server.close())

const tried = async (who: Person, email: string, password: string, address: string): Promise<string | null> => {
  const headers = { 'x-forwarded-for': address }
  return codeIn((await who.ask('POST', '/api/account/sign-in', { email, password }, headers)).json)
}

describe('guessing passwords', () => {
  it('comes to an end for whoever guesses, and for nobody else', async () => {
    const { holder, email } = await accountHolder(server.origin, 'Ana')
    const mallory = await person(server.origin)
    const answers: (string | null)[] = []
    for (let guess = 0; guess < 30; guess += 1) {
      // oxlint-disable-next-line no-await-in-loop
      answers.push(await tried(mallory, email, `guess number ${guess}`, '203.0.113.9'))
    }
    expect(answers[0]).toBe('wrong_sign_in')
    expect(answers.at(-1)).toBe('too_fast')
    // Even the right password is not tried from there any more.
    expect(await tried(mallory, email, PASSWORD, '203.0.113.9')).toBe('too_fast')
    // Signing up with the same address would be guessing, too.
    const body = { email, password: PASSWORD, language: 'en' }
    const up = await mallory.ask('POST', '/api/account/sign-up', body, { 'x-forwarded-for': '203.0.113.9' })
    expect(codeIn(up.json)).toBe('too_fast')
    // The owner signs in from home, a neighbour of Mallory's to another account.
    expect(await tried(await person(server.origin), email, PASSWORD, '198.51.100.1')).toBe(null)
    const { email: neighbours } = await accountHolder(server.origin, 'Ben')
    expect(await tried(await person(server.origin), neighbours, PASSWORD, '203.0.113.9')).toBe(null)
    expect(await tried(holder, email, PASSWORD, '198.51.100.2')).toBe(null)
  })

  it('from all over the world comes to an end, but not for devices that signed in before', async () => {
    let time = 1_800_000_000_000
    const guessing = await openGuessing(memoryStorage(), limitsOf(), () => time)
    const known = await guessing.deviceToken('ana', time)
    const judge = (address: string, device: string | null) => guessing.judge('ana@example.com', address, device)
    const answers: boolean[] = []
    for (let guess = 0; guess < 80; guess += 1) {
      // oxlint-disable-next-line no-await-in-loop
      answers.push((await judge(`10.0.0.${guess}`, null)).ok)
    }
    expect(answers[0]).toBe(true)
    expect(answers.at(-1)).toBe(false)
    for (const device of [null, 'forged', `${known.slice(0, -2)}AA`]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await judge('192.0.2.1', device)).toEqual({ ok: false })
    }
    expect(await judge('192.0.2.2', known)).toEqual({ ok: true, only: 'ana' })
    time += 366 * 86_400_000
    expect(await judge('192.0.2.3', known)).toEqual({ ok: false })
  })

  it('is not made easier by an account of one’s own that names the same address', async () => {
    const { holder: ana, email } = await accountHolder(server.origin, 'Ana')
    const mallory = await person(server.origin, 'Mallory')
    const own = { email, password: 'a guesser’s own password', language: 'en' }
    await mallory.ask('POST', '/api/account/sign-up', own, { 'x-forwarded-for': '203.0.113.50' })
    const answers = new Set<string | null>()
    for (let guess = 0; guess < 60; guess += 1) {
      // oxlint-disable-next-line no-await-in-loop
      answers.add(await tried(mallory, email, `guess number ${guess}`, `203.0.113.${100 + guess}`))
    }
    expect(await tried(mallory, email, PASSWORD, '203.0.113.250')).toBe('too_fast')
    expect(answers).toEqual(new Set(['wrong_sign_in', 'too_fast']))
    // Ana has signed in on her device before, and is locked out by none of this.
    expect(await tried(ana, email, PASSWORD, '198.51.100.77')).toBe(null)
  })
})
