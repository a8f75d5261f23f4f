import { describe, expect, it } from 'vitest'
import { doubtsAbout } from './doubts.ts'

describe('doubts about a payment', () => {
  it('are none for what is neither big nor odd', () => {
    expect(doubtsAbout(60, 100, 60)).toEqual([])
  })

  it('are there above 60 % of one’s money', () => {
    expect(doubtsAbout(61, 100, 70)).toEqual([{ type: 'most_of_money', amount: 61, money: 100 }])
  })

  it('are there above what the lot can ever pay', () => {
    expect(doubtsAbout(31, 100, 30)).toEqual([{ type: 'over_any_value', amount: 31, most: 30 }])
  })

  it('can be both', () => {
    expect(doubtsAbout(90, 100, 60)).toHaveLength(2)
  })
})
