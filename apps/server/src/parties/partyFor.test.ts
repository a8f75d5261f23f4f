import { DEFAULT_SETTINGS } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { partyFor } from './partyFor.ts'
import type { ChairRecord, PartyRecord } from './partyRecord.ts'

const person = (user: string): ChairRecord => ({ kind: 'person', user, name: user, ready: true })

describe('a party for pages', () => {
  it('names no user', () => {
    const party: PartyRecord = {
      settings: DEFAULT_SETTINGS,
      chairs: [person('user-ana'), person('user-ben'), { kind: 'left', name: 'dov' }],
      host: 'user-ana',
      removed: ['rex'],
      next: null,
    }
    const shown = partyFor(party, { code: 'ABCDEFGH', stage: 'playing', here: () => true, watching: 2 })
    const text = JSON.stringify({ ...shown, chairs: shown.chairs.map((chair) => ({ ...chair, name: '' })) })
    expect(text).not.toContain('user-')
    expect(text).not.toContain('rex')
    expect(shown.host).toBe(0)
    expect(shown.chairs[2]).toEqual({
      kind: 'person',
      name: 'dov',
      program: false,
      portrait: null,
      here: false,
      ready: false,
    })
  })
})
