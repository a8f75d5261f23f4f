import type { Sanction } from '@modern-art/protocol'
import { expect, it } from 'vitest'
import { sanctionAt } from './sanctions.ts'

const SHORT: Sanction = { kind: 'mute', reason: 'Be kind.', endsAt: 10 }
const LONG: Sanction = { kind: 'mute', reason: 'Be kinder.', endsAt: 20 }
const BAN: Sanction = { kind: 'ban', reason: 'Enough.', endsAt: 30 }

it('of what holds, the last to end of its kind is told', () => {
  expect(sanctionAt([SHORT, LONG, BAN], 'mute', 0)).toBe(LONG)
  expect(sanctionAt([LONG, SHORT], 'mute', 0)).toBe(LONG)
  expect(sanctionAt([SHORT, LONG], 'ban', 0)).toBeNull()
})

it('what has ended is not told', () => {
  expect(sanctionAt([BAN], 'ban', 29)).toBe(BAN)
  expect(sanctionAt([BAN], 'ban', 30)).toBeNull()
})
