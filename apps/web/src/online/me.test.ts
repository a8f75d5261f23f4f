import type { Me } from '@modern-art/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { meOf } from '../testing/meOf.ts'
import { askMe, enteredAs, forgetMe, heardMe, meStore, whenPersonChanges } from './me.ts'
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
    expect(meStore.getState()).toMatchObject({ fault: null })
    expect(meStore.getState().me).toEqual(ANA)
  })

  it('stays known while nobody answers', async () => {
    heardMe(ANA)
    said = null
    expect(await askMe()).toBe(false)
    expect(meStore.getState()).toMatchObject({ me: ANA, fault: 'offline' })
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

describe('another person', () => {
  /** How often the page was told that it is another's while this was done. */
  async function told(done: () => unknown): Promise<number> {
    let times = 0
    const stop = whenPersonChanges(() => (times += 1))
    await done()
    stop()
    return times
  }
  const asks = (now: Me) => () => {
    said = now
    return askMe()
  }

  it('is whoever signs in here, by whichever account, and whoever stays when somebody signs out', async () => {
    heardMe(ANA)
    expect(await told(() => enteredAs(meOf({ name: 'Ben', hasAccount: true })))).toBe(1)
    expect(await told(() => enteredAs(meOf({ name: 'Ben', hasAccount: true })))).toBe(1)
    expect(await told(forgetMe)).toBe(1)
  })

  it('is whom the server tells of, when another window has signed somebody in or out', async () => {
    heardMe(ANA)
    expect(await told(asks(meOf({ name: 'Ben', hasAccount: true })))).toBe(1)
    expect(await told(asks(meOf({ name: 'Ben' })))).toBe(1)
  })

  it('is nobody who is heard of for the first time, or again, or is called or looks otherwise', async () => {
    expect(await told(asks(ANA))).toBe(0)
    expect(await told(asks({ ...ANA, portrait: 3 }))).toBe(0)
    expect(await told(() => heardMe({ ...ANA, name: 'Anna' }))).toBe(0)
    said = null
    expect(await told(askMe)).toBe(0)
  })
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
