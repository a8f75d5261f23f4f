import type { MyTable } from '@modern-art/protocol'
import { expect, it } from 'vitest'
import { byUrgency, tablesWaiting } from './urgency.ts'

const table = (code: string, more: Partial<MyTable>): MyTable => ({
  code,
  stage: 'playing',
  pace: 'live',
  players: ['Ana', 'Ben', 'Cleo'],
  chair: 0,
  yourTurn: false,
  asked: [],
  changedAt: 0,
  money: null,
  ...more,
})

const TABLES = [
  table('over', { stage: 'finished', changedAt: 9 }),
  table('running', { changedAt: 3 }),
  table('waiting', { stage: 'waiting', changedAt: 5 }),
  table('mine', { yourTurn: true, changedAt: 1 }),
]

it('tables that wait for one come first, and those that are over last', () => {
  expect(TABLES.toSorted(byUrgency).map(({ code }) => code)).toEqual(['mine', 'waiting', 'running', 'over'])
})

it('only tables that wait for one are counted', () => {
  expect(tablesWaiting(TABLES)).toBe(1)
})
