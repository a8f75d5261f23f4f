import type { Action, Seat } from '@modern-art/engine'
import { cardNamed } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import { afterActions } from '../testing/sortedDeal.ts'
import { nextAsked } from './asking.ts'

function seatAskedAfter(...actions: readonly Action[]): Seat {
  return nextAsked(afterActions(...actions)).seat
}

function plays(id: string): Action {
  return { type: 'play_card', seat: 0, card: cardNamed(id) }
}

function bids(seat: Seat, amount: number): Action {
  return { type: 'bid', seat, amount }
}

function passes(seat: Seat): Action {
  return { type: 'pass', seat }
}

describe('whom the arena asks', () => {
  it('is the seat in turn, with its choices', () => {
    const { seat, choices } = nextAsked(afterActions())
    expect(seat).toBe(0)
    expect(choices).toMatchObject([{ type: 'play_card' }])
  })

  it('is, in an open auction without a bid, everyone from the left of the auctioneer', () => {
    const open = plays('manuel-open-1')
    expect(seatAskedAfter(open)).toBe(1)
    expect(seatAskedAfter(open, passes(1))).toBe(2)
    expect(seatAskedAfter(open, passes(1), passes(2))).toBe(0)
  })

  it('is, in an open auction with a bid, everyone else from the left of the last bidder', () => {
    const open = plays('manuel-open-1')
    expect(seatAskedAfter(open, bids(1, 5))).toBe(2)
    expect(seatAskedAfter(open, bids(2, 5))).toBe(0)
    expect(seatAskedAfter(open, bids(1, 5), passes(2))).toBe(0)
    expect(seatAskedAfter(open, bids(1, 5), bids(0, 6))).toBe(1)
    expect(seatAskedAfter(open, bids(1, 5), bids(0, 6), passes(1))).toBe(2)
  })

  it('is, for sealed bids, everyone from the left of the auctioneer', () => {
    const hidden = plays('manuel-hidden-1')
    expect(seatAskedAfter(hidden)).toBe(1)
    expect(seatAskedAfter(hidden, { type: 'submit_bid', seat: 1, amount: 3 })).toBe(2)
    expect(
      seatAskedAfter(hidden, { type: 'submit_bid', seat: 1, amount: 3 }, { type: 'submit_bid', seat: 2, amount: 3 }),
    ).toBe(0)
  })

  it('is whom the phase names in all others', () => {
    const fixed = plays('manuel-fixed_price-1')
    expect(seatAskedAfter(plays('manuel-one_offer-1'))).toBe(1)
    expect(seatAskedAfter(plays('manuel-one_offer-1'), passes(1))).toBe(2)
    expect(seatAskedAfter(fixed)).toBe(0)
    expect(seatAskedAfter(fixed, { type: 'set_price', seat: 0, price: 9 })).toBe(1)
  })
})
