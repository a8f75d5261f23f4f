import { PROTOCOL_VERSION } from '@modern-art/protocol'
import { commandSchema, handshakeSchema, signInSchema } from '@modern-art/protocol/schemas'
import { describe, expect, it } from 'vitest'
import { readAs } from './reading.ts'
import { openApi } from './testing/openApi.ts'

const ODD = { length: { toString: null } }

describe('what was sent', () => {
  it('is read where it is of the right form', () => {
    expect(readAs(signInSchema, { email: 'a', password: 'b' })).toMatchObject({ success: true })
    expect(readAs(signInSchema, { email: 'a' })).toMatchObject({ success: false })
  })

  it.each([
    [signInSchema, { email: ODD, password: 'b' }],
    [handshakeSchema, { protocol: PROTOCOL_VERSION, ticket: 'x', code: ODD, as: 'player' }],
    [commandSchema, { type: 'say', id: ODD, text: 'x' }],
  ])('is of no right form where it cannot be compared: %#', (schema, said) => {
    expect(readAs<unknown>(schema, said)).toEqual({ success: false })
  })

  it('is refused as any other nonsense over HTTP, and the log says nothing', async () => {
    const { browser, reports } = await openApi()
    const { status } = await browser().post('/api/account/sign-in', { email: ODD, password: 'b' })
    expect(status).toBe(400)
    expect(reports).toEqual([])
  })
})
