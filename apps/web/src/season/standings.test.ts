import { describe, expect, it } from 'vitest'
import { standingsOf } from './standings.ts'

describe('the podium', () => {
  it('has the richest first', () => {
    expect(standingsOf([310, 420, 150])).toEqual([
      { seat: 1, amount: 420, place: 1 },
      { seat: 0, amount: 310, place: 2 },
      { seat: 2, amount: 150, place: 3 },
    ])
  })

  it('gives equals the same step, and leaves the next one empty', () => {
    const places = standingsOf([300, 420, 420, 300, 10]).map(({ seat, place }) => [seat, place])
    expect(places).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 3],
      [4, 5],
    ])
  })
})
