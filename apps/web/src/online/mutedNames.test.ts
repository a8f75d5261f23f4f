import { describe, expect, it } from 'vitest'
import { sessionInMemory } from '../testing/sessionInMemory.ts'
import { mutedNamesAt } from './mutedNames.ts'

describe('those who are muted', () => {
  it('stay so after a reload, at their table', () => {
    const session = sessionInMemory()
    mutedNamesAt('ABCDEFGH', () => session).keep(new Set(['Ben', 'Cleo']))
    expect(mutedNamesAt('ABCDEFGH', () => session).read()).toEqual(new Set(['Ben', 'Cleo']))
    expect(mutedNamesAt('HGFEDCBA', () => session).read()).toEqual(new Set())
    mutedNamesAt('ABCDEFGH', () => session).keep(new Set())
    expect(session.getItem('modern-art-muted-ABCDEFGH')).toBeNull()
  })

  it('are nobody where nothing can be read', () => {
    const session = sessionInMemory()
    for (const text of ['{', 'null', '[null, 7]']) {
      session.setItem('modern-art-muted-ABCDEFGH', text)
      expect(mutedNamesAt('ABCDEFGH', () => session).read()).toEqual(new Set())
    }
    const forbidden = mutedNamesAt('ABCDEFGH', () => {
      throw new Error('storage is forbidden')
    })
    forbidden.keep(new Set(['Ben']))
    expect(forbidden.read()).toEqual(new Set())
  })
})
