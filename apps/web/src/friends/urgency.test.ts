import type { MyTable } from '@modern-art/protocol'
import { expect, it } from 'vitest'
import { tablesWaiting } from './urgency.ts'

const table = (more: Partial<MyTable>): MyTable => ({
  code: 'ABCDEFGH',
  stage: 'playing',
  pace: 'live',
  players: ['Ana', 'Ben', 'Cleo'],
  chair: 0,
  yourTurn: false,
  left: null,
  asked: [],
  changedAt: 0,
  money: null,
  ...more,
})

it('only tables that wait for one are counted', () => {
  expect(tablesWaiting([table({ stage: 'finished' }), table({}), table({ yourTurn: true, left: 5 })])).toBe(1)
})
