import { CHARACTER_NAMES as CHARACTERS, LEVELS } from '@modern-art/bots'
import { describe, expect, it } from 'vitest'
import { CHARACTER_NAMES, LEVEL_NAMES } from '../newGame/opponents.ts'
import { areOccupants, occupantsOf } from './occupants.ts'

describe('who can sit at a table', () => {
  it('is every level and character that there is', () => {
    expect(LEVEL_NAMES).toEqual(LEVELS)
    expect(CHARACTER_NAMES).toEqual(CHARACTERS)
  })

  it('is known again when it was kept', () => {
    const occupants = occupantsOf([
      { kind: 'person', name: 'Ada' },
      ...CHARACTER_NAMES.map((bot) => ({ kind: 'bot', name: bot, bot }) as const),
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
