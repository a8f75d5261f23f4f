import { providerSchema } from '@modern-art/protocol/schemas'
import { describe, expect, it } from 'vitest'
import { cameFrom, hasArrived, signInArrival, withWayBack } from './ownPath.ts'
import { problemIn } from './useProblem.ts'

describe('the way back', () => {
  it.each(['/friends', '/table/ABCDEFGH', '/friends?open'])('leads to %s', (path) => {
    const address = withWayBack('/account/sign-in', path)
    expect(cameFrom(address.slice(address.indexOf('?')))).toBe(path)
    // The server lets somebody come back to it from another site, too.
    expect(providerSchema.safeParse({ provider: 'google', back: address, language: 'en' }).success).toBe(true)
  })

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '//elsewhere',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '',
  ])('does not lead to “%s”', (path) => {
    expect(cameFrom(`?from=${encodeURIComponent(path)}`)).toBeNull()
  })

  it('leads on from another site', () => {
    const address = signInArrival('/table/ABCDEFGH')
    const search = address.slice(address.indexOf('?'))
    expect([hasArrived(search), cameFrom(search)]).toEqual([true, '/table/ABCDEFGH'])
    expect(providerSchema.safeParse({ provider: 'google', back: address, language: 'en' }).success).toBe(true)
    expect(hasArrived('?from=%2Ffriends')).toBe(false)
    expect(signInArrival(null)).not.toContain('from')
  })

  it('leads nowhere where there is none', () => {
    expect(cameFrom('')).toBeNull()
    expect(withWayBack('/account', null)).toBe('/account')
  })
})

describe('the problem with which another site sends somebody back', () => {
  it('is one that there are words for', () => {
    expect(problemIn('?from=%2Ffriends&problem=way_taken')).toBe('way_taken')
    expect(problemIn('?from=%2Ffriends')).toBeNull()
    expect(problemIn('?problem=toString')).toBe('provider_failed')
  })
})
