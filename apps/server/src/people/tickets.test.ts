import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { openTickets } from './tickets.ts'

const SECRET = randomBytes(32).toString('base64url')
const NOW = 1_800_000_000_000
const tickets = await openTickets({ secret: () => Promise.resolve(SECRET) })

const PAIR = generateKeyPairSync('rsa', { modulusLength: 2048 })

const key = (text = SECRET): Uint8Array => new TextEncoder().encode(text)

const CLAIMS = {
  iss: 'modern-art',
  aud: 'modern-art-socket',
  sub: 'odile',
  iat: NOW / 1000,
  exp: NOW / 1000 + 60,
}

/** A ticket like ours, but for what the test changes; `undefined` leaves a claim out. */
function likeOurs(changes: Readonly<Record<string, string | number | undefined>> = {}, alg = 'HS256'): SignJWT {
  return new SignJWT({ ...CLAIMS, ...changes }).setProtectedHeader({ alg })
}

describe('a ticket', () => {
  it('is for its session, for a minute', async () => {
    const ticket = await tickets.issue('odile', NOW)
    expect(await tickets.read(ticket, NOW)).toBe('odile')
    expect(await tickets.read(ticket, NOW + 59_000)).toBe('odile')
    expect(await tickets.read(ticket, NOW + 60_000)).toBe(null)
    expect(await tickets.read(ticket, NOW + 86_400_000)).toBe(null)
  })

  it('tells nothing but whose it is and when', async () => {
    expect(Object.keys(decodeJwt(await tickets.issue('odile', NOW))).toSorted()).toEqual(
      ['aud', 'exp', 'iat', 'iss', 'sub'].toSorted(),
    )
  })

  it('is read by every node that has the secret', async () => {
    const other = await openTickets({ secret: (name) => Promise.resolve(name === 'tickets' ? SECRET : 'another') })
    expect(await other.read(await tickets.issue('odile', NOW), NOW)).toBe('odile')
  })

  it('is ours if nothing is changed', async () => {
    expect(await tickets.read(await likeOurs().sign(key()), NOW)).toBe('odile')
  })

  it.each([
    ['signed with another key', () => likeOurs().sign(key('another secret of the same kind'))],
    ['for another audience', () => likeOurs({ aud: 'modern-art-mail' }).sign(key())],
    ['for no audience', () => likeOurs({ aud: undefined }).sign(key())],
    ['from another issuer', () => likeOurs({ iss: 'elsewhere' }).sign(key())],
    ['without an end', () => likeOurs({ exp: undefined }).sign(key())],
    ['without a user', () => likeOurs({ sub: undefined }).sign(key())],
    ['not yet valid', () => likeOurs({ nbf: NOW / 1000 + 30 }).sign(key())],
    ['signed by another algorithm', () => likeOurs({}, 'HS512').sign(key())],
    ['signed by a pair of keys', () => likeOurs({}, 'RS256').sign(PAIR.privateKey)],
    ['signed by none', () => Promise.resolve(new UnsecuredJWT(CLAIMS).encode())],
  ])('is refused if it is %s', async (_how, forge) => {
    expect(await tickets.read(await forge(), NOW)).toBe(null)
  })

  it.each([{ sub: 'bruno' }, { exp: 9_999_999_999 }, {}])('is refused with %j written into it', async (change) => {
    const ticket = await tickets.issue('odile', NOW)
    const [head = '', , signature = ''] = ticket.split('.')
    const body = Buffer.from(JSON.stringify({ ...decodeJwt(ticket), ...change })).toString('base64url')
    const isChanged = Object.keys(change).length > 0
    expect(await tickets.read(`${head}.${body}.${signature}`, NOW)).toBe(isChanged ? null : 'odile')
  })

  it.each(['', '.', '..', 'a.b.c', 'odile', '\u0000', '🖼'.repeat(1000)])('is not any text: %#', async (text) => {
    expect(await tickets.read(text, NOW)).toBe(null)
  })
})
