import { PROGRAM_TOKEN_PREFIX } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { bearerIn, hasTokenInAddress } from './bearer.ts'

const TOKEN = `${PROGRAM_TOKEN_PREFIX}${'a-B_'.repeat(10)}xyz`

describe('the token of a program', () => {
  it('is named by one header, in one way', () => {
    expect(bearerIn({ authorization: `Bearer ${TOKEN}` })).toBe(TOKEN)
    expect(bearerIn({ authorization: `bearer   ${TOKEN}  ` })).toBe(TOKEN)
    for (const authorization of [undefined, '', 'Bearer', 'Bearer ', `Basic ${TOKEN}`, `Bearer ${TOKEN} ${TOKEN}`]) {
      expect(bearerIn(authorization === undefined ? {} : { authorization })).toBe(null)
    }
  })

  it('is seen in an address, but not what only begins like one', () => {
    expect(hasTokenInAddress(`/api/me?token=${TOKEN}`)).toBe(true)
    expect(hasTokenInAddress(`/api/match?seen=x${PROGRAM_TOKEN_PREFIX}Jd3kZx_0a`)).toBe(false)
    expect(hasTokenInAddress('/api/me')).toBe(false)
  })
})
