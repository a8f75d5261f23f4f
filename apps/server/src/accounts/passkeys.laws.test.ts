import { lawRuns } from '@modern-art/engine/testing'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { MAKING, SIGNING_IN, answer, ask, expectRefused, ownerAt } from '../testing/passkeyPeople.ts'
import { person } from '../testing/person.ts'
import { softPasskey } from '../testing/softPasskey.ts'

let server: OnlineServer
/** Passkeys are for names: a page at a bare number has none. */
let page: string

beforeAll(async () => {
  server = await openServer()
  page = `http://localhost:${server.port}`
})

afterAll(() => server.close())

const bytes = fc.uint8Array({ maxLength: 300 }).map((each) => Buffer.from(each).toString('base64url'))
const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>, bytes, fc.constant('\u0000'))
/** Where a text is cut off or changed; `null`: something else is in its place. */
const place = fc.option(fc.nat(1000))

/** A right answer of which one part is not right. */
function spoilt(said: object, name: string, value: unknown, at: number | null): object {
  const { response, ...head } = said as { readonly response: Readonly<Record<string, unknown>> }
  const holder: Readonly<Record<string, unknown>> = Object.hasOwn(response, name) ? response : { ...head, response }
  const right = holder[name]
  const wrong = at !== null && typeof right === 'string' ? cutOrChanged(right, at) : value
  return holder === response ? { ...head, response: { ...response, [name]: wrong } } : { ...holder, [name]: wrong }
}

function cutOrChanged(text: string, at: number): string {
  const content = Buffer.from(text, 'base64url')
  const where = at % content.length
  if (at % 2 === 0) return content.subarray(0, where).toString('base64url')
  content.writeUInt8(content.readUInt8(where) ^ 0x80, where)
  return content.toString('base64url')
}

describe('nonsense in the place of a passkey', () => {
  const RUNS = { numRuns: lawRuns(40) }

  it('signs nobody in', async () => {
    const { passkey } = await ownerAt(page, 'Rita')
    const stranger = await person(page)
    const part = fc.constantFrom('id', 'rawId', 'type', 'response', 'clientDataJSON', 'authenticatorData', 'signature')
    const partly = fc.asyncProperty(part, anything, place, async (name, value, at) => {
      const asked = await ask(stranger, SIGNING_IN)
      expectRefused(await answer(stranger, SIGNING_IN, asked.token, spoilt(passkey.answer(asked), name, value, at)))
      expect(stranger.cookies.size).toBe(0)
    })
    await fc.assert(partly, RUNS)
    const wholly = fc.asyncProperty(anything, fc.string({ maxLength: 130 }), async (value, token) => {
      const { status, json } = await answer(stranger, SIGNING_IN, token, value)
      expect(status).toBeOneOf([400, 403])
      expect(json).toHaveProperty('error')
    })
    await fc.assert(wholly, RUNS)
    expect(server.logged).toEqual([])
  })

  it('is not taken for a new one', async () => {
    const guest = await person(page, 'Sara')
    const part = fc.constantFrom('id', 'rawId', 'type', 'response', 'clientDataJSON', 'attestationObject')
    const property = fc.asyncProperty(part, anything, place, async (name, value, at) => {
      const asked = await ask(guest, MAKING)
      const said = spoilt(softPasskey(page).make(asked), name, value, at)
      const { status } = await answer(guest, MAKING, asked.token, said)
      // Nothing signs a new passkey: where a bit of it is another one, or the end of its key is missing, it may fit as well.
      const mayFit = at !== null && ['clientDataJSON', 'attestationObject'].includes(name)
      expect(status).toBeOneOf(mayFit ? [200, 403] : [403])
    })
    await fc.assert(property, RUNS)
    expect(server.logged).toEqual([])
  })
})
