import type { ModerationAct } from '@modern-art/protocol'
import { expect, it } from 'vitest'
import { safety as de } from '../words/de/safety.ts'
import { safety as en } from '../words/en/safety.ts'
import { actText } from './actText.ts'

const ACTS: readonly ModerationAct['act'][] = [
  { kind: 'dismiss' },
  { kind: 'mute', reason: 'Be kind.', days: 1 },
  { kind: 'ban', reason: 'Enough.', days: 30 },
  { kind: 'lift', sanction: 'mute' },
  { kind: 'lift', sanction: 'ban' },
]

it('says of every act who did what to whom', () => {
  const told = (words: typeof en): readonly string[] =>
    ACTS.map((act) => actText({ at: 0, by: 'Mona', about: 'Ben', act }, words))
  expect(told(en)).toEqual([
    'Mona dismissed a report about Ben.',
    'Mona muted Ben for 1 day.',
    'Mona banned Ben for 30 days.',
    'Mona unmuted Ben.',
    'Mona lifted Ben’s ban.',
  ])
  expect(told(de)[2]).toBe('Mona hat Ben 30 Tage lang gesperrt.')
})
