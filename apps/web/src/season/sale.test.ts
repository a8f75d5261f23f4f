import { cardNamed } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import { bidsInOrder, kindsOf } from './sale.ts'

const BIDS = [
  { seat: 0, amount: 4 },
  { seat: 1, amount: 9 },
  { seat: 2, amount: 7 },
]

describe('a sale', () => {
  it('is of the kind of its card, and a double also of the kind of the card added', () => {
    expect(kindsOf({ cards: [cardNamed('manuel-one_offer-1')] })).toEqual(['one_offer'])
    expect(kindsOf({ cards: [cardNamed('manuel-double-1')] })).toEqual(['double'])
    expect(kindsOf({ cards: [cardNamed('manuel-double-1'), cardNamed('manuel-open-1')] })).toEqual(['double', 'open'])
  })

  it('tells its bids as they were made, and sealed ones by their height', () => {
    expect(bidsInOrder({ cards: [cardNamed('manuel-open-1')], bids: BIDS })).toEqual(BIDS)
    const sealed = bidsInOrder({ cards: [cardNamed('manuel-double-1'), cardNamed('manuel-hidden-1')], bids: BIDS })
    expect(sealed.map(({ amount }) => amount)).toEqual([9, 7, 4])
  })

  it('has no bids where all envelopes are empty', () => {
    const nothing = BIDS.map(({ seat }) => ({ seat, amount: 0 }))
    expect(bidsInOrder({ cards: [cardNamed('manuel-hidden-1')], bids: nothing })).toEqual([])
    const one = [{ seat: 0, amount: 0 }, ...BIDS.slice(1)]
    expect(bidsInOrder({ cards: [cardNamed('manuel-hidden-1')], bids: one }).map(({ seat }) => seat)).toEqual([1, 2])
  })
})
