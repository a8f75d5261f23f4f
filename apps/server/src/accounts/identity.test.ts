import { describe, expect, it } from 'vitest'
import { readIdentity } from './identity.ts'

describe('who somebody is at another site', () => {
  it('is told by what the site calls the person for good', () => {
    expect(readIdentity('club', { sub: 'a-1', name: 'Ana' })).toEqual({
      provider: 'club',
      subject: 'a-1',
      label: 'Ana',
      email: null,
    })
    expect(readIdentity('club', { id: 42, login: 'ana' })).toMatchObject({ subject: '42', label: 'ana' })
    expect(readIdentity('club', { id: '42' })).toMatchObject({ subject: '42', label: '42' })
    expect(readIdentity('club', { sub: 'a-1', id: 42 })).toMatchObject({ subject: 'a-1' })
  })

  it.each([
    [undefined],
    [null],
    ['ana'],
    [[]],
    [{}],
    [{ email: 'ana@example.com', email_verified: true }],
    [{ sub: '' }],
    [{ sub: 7 }],
    [{ sub: null }],
    [{ sub: 'a\u0000' }],
    [{ sub: 'x'.repeat(256) }],
    [{ id: 1.5 }],
    [{ id: 2 ** 53 }],
    [{ id: true }],
  ])('is not told by %j', (said) => {
    expect(() => readIdentity('club', said)).toThrow('it does not say who this is')
  })

  it.each([
    [true, true],
    // Apple writes it so.
    ['true', true],
    [false, false],
    ['false', false],
    [undefined, false],
    [null, false],
    [1, false],
  ])('comes with an address that the site has confirmed, if it says so: %j', (verified, isConfirmed) => {
    const { email } = readIdentity('club', { sub: '1', email: 'Ana@Example.com', email_verified: verified })
    expect(email).toEqual(isConfirmed ? { address: 'Ana@Example.com', key: 'ana@example.com' } : null)
  })

  it('comes without an address that is none', () => {
    for (const email of ['', 'ana', 'ana@', 7, null]) {
      expect(readIdentity('club', { sub: '1', email, email_verified: true }).email).toBeNull()
    }
  })

  it('has a label that can be read, whatever the site says', () => {
    const labelOf = (said: object): string => readIdentity('club', { sub: 'a-1', ...said }).label
    expect(labelOf({ email: 'ana@example.com', name: 'Ana' })).toBe('ana@example.com')
    expect(labelOf({ email: ' ', preferred_username: null, login: 7, name: 'A\u202Ena\n B' })).toBe('Ana B')
    expect(labelOf({ name: '\u0000' })).toBe('a-1')
    expect(labelOf({ name: 'x'.repeat(500) })).toHaveLength(100)
  })
})
