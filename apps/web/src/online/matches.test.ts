import type { MatchPlace } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { queuedBy } from './matches.ts'

const place = (pace: MatchPlace['pace'], now: MatchPlace['now']): MatchPlace => ({
  pace,
  sizes: [3],
  rated: false,
  waited: 0,
  now,
})

const WAITING: MatchPlace['now'] = { state: 'waiting', offer: null, saidYes: false, botsIn: 1000 }
const FOUND = { state: 'found', left: 1000, size: 3, here: 0, bots: 0, offer: null, saidYes: false } as const

describe('a place in the queue, for other pages', () => {
  it('is none where nobody looks, or where the game has begun', () => {
    expect(queuedBy([])).toBe(null)
    expect(queuedBy([place('live', { state: 'seated', code: 'ABCDEFGH' })])).toBe(null)
  })

  it('is told as found until one has come to the table', () => {
    expect(queuedBy([place('live', WAITING)])).toBe('looking')
    expect(queuedBy([place('live', WAITING), place('turn_based', { ...FOUND, shownUp: false })])).toBe('found')
    expect(queuedBy([place('turn_based', { ...FOUND, shownUp: true })])).toBe('looking')
  })
})
