import { describe, expect, it } from 'vitest'
import { OPPONENTS } from '@modern-art/bots/roster'
import { areOccupants, occupantsOf } from './occupants.ts'

describe('who can sit at a table', () => {
  it('is known again when it was kept', () => {
    const occupants = occupantsOf([
      { kind: 'person', name: 'Ada' },
      ...OPPONENTS.map((bot) => ({ kind: 'bot', name: bot, bot }) as const),
    ])
    expect(areOccupants(JSON.parse(JSON.stringify(occupants)))).toBe(true)
  })

  it.each<[string, unknown]>([
    ['no list', { kind: 'person' }],
    ['nobody', [null]],
    ['a kind of its own', [{ kind: 'ghost' }]],
    ['a bot of another version', [{ kind: 'bot', bot: 'forger' }]],
    ['a bot without a name', [{ kind: 'bot' }]],
  ])('is not %s', (_, kept) => {
    expect(areOccupants(kept)).toBe(false)
  })
})
