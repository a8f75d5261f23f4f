import type { Me } from '@modern-art/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { meOf } from '../testing/meOf.ts'
import { askMe, forgetMe, heardMe, meStore } from './me.ts'
import { ownTicket } from './ownTicket.ts'

const ANA = meOf({ name: 'Ana', portrait: 7, hasAccount: true })
const STRANGER = meOf({})

/** Who the server says that this is; `null`: nobody answers. */
let said: Me | null = STRANGER
/** What happens on the server's side before its answer is there. */
let meanwhile: () => void = () => {}
const asked: string[] = []

beforeEach(() => {
  said = STRANGER
  meanwhile = () => {}
  asked.length = 0
  meStore.setState({ me: null, fault: null })
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const body = address === '/api/ticket' ? { ticket: 'a ticket' } : said
    meanwhile()
    return body === null ? Promise.reject(new TypeError('offline')) : Promise.resolve(Response.json(body))
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('who this browser is', () => {
  it('is as the server says, and nothing more', async () => {
    said = { ...ANA, ok: true } as Me
    expect(await askMe()).toBe(true)
    expect(meStore.getState()).toEqual({ me: ANA, fault: null })
  })

  it('stays known while nobody answers', async () => {
    heardMe(ANA)
    said = null
    expect(await askMe()).toBe(false)
    expect(meStore.getState()).toEqual({ me: ANA, fault: 'offline' })
  })

  it('is what was said last: an older question changes nothing any more', async () => {
    said = STRANGER
    meanwhile = () => heardMe(ANA)
    expect(await askMe()).toBe(true)
    expect(meStore.getState().me).toEqual(ANA)
  })
})

it('somebody who signs out is whoever the server says then', async () => {
  heardMe(ANA)
  const asking = forgetMe()
  expect(meStore.getState().me).toBeNull()
  await asking
  expect(meStore.getState().me).toEqual(STRANGER)
})

describe('a ticket', () => {
  it('is anybody’s whom the page does not know to have an account', async () => {
    expect(await ownTicket()).toEqual({ ok: true, ticket: 'a ticket' })
    heardMe(STRANGER)
    expect(await ownTicket()).toEqual({ ok: true, ticket: 'a ticket' })
    expect(asked).toEqual(['/api/ticket', '/api/ticket'])
  })

  it('is an account’s that is still signed in, also where the server is too busy to say so', async () => {
    heardMe(ANA)
    said = ANA
    expect(await ownTicket()).toMatchObject({ ok: true })
    said = null
    expect(await ownTicket()).toMatchObject({ ok: true })
  })

  it('is not given to the stranger that somebody becomes who is signed out', async () => {
    heardMe(ANA)
    expect(await ownTicket()).toMatchObject({ ok: false, error: { code: 'no_account' } })
    expect(asked).toEqual(['/api/me'])
  })
})
