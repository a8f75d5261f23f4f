import { describe, expect, it } from 'vitest'
import { mergeConducts, newConduct, noteLostMove } from './conduct.ts'
import type { Conduct } from './conduct.ts'

function conductIn(deals: readonly number[]): Conduct {
  const conduct = newConduct()
  for (const deal of deals) noteLostMove(conduct, { deal, seat: 0, reason: `in deal ${deal}` })
  return conduct
}

describe('a record of conduct', () => {
  it('counts all lost moves and keeps the first for each of ten reasons', () => {
    const conduct = conductIn(Array.from({ length: 25 }, (_, n) => Math.floor(n / 2)))
    expect(conduct.illegal).toBe(25)
    expect(conduct.lost.map((move) => move.deal)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('keeps the first of all deals, whoever played them', () => {
    const one = conductIn([1, 4, 5, 8, 9, 12, 13])
    const other = conductIn([2, 3, 6, 7, 10, 11, 14])
    expect(mergeConducts(one, other)).toEqual(mergeConducts(other, one))
    expect(mergeConducts(one, other)).toMatchObject({ illegal: 14 })
    expect(mergeConducts(other, one).lost.map((move) => move.deal)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})
