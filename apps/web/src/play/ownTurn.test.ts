import type { ScreenEvent } from '@modern-art/table/contract'
import { describe, expect, it } from 'vitest'
import { lastActed } from './ownTurn.ts'

const EVENTS: readonly ScreenEvent[] = [
  { type: 'bid_placed', seat: 0, amount: 3 },
  { type: 'bid_placed', seat: 1, amount: 4 },
  { type: 'passed', seat: 2 },
  { type: 'passed', seat: 0 },
  { type: 'lot_sold', cards: [], auctioneer: 2, buyer: 1, price: 4, payments: [] },
  { type: 'money_paid', payment: { from: 1, to: 2, amount: 4 } },
  { type: 'turns_skipped', seats: [0], reason: 'empty_hand' },
]

describe('what is new since one’s last turn', () => {
  it('comes after the last thing that one did', () => {
    expect(lastActed(EVENTS, 0)).toBe(4)
    expect(lastActed(EVENTS, 2)).toBe(3)
  })

  it('comes after a lot that one bought', () => {
    expect(lastActed(EVENTS, 1)).toBe(5)
  })

  it('is everything for a person who has done nothing yet, and for a spectator', () => {
    expect(lastActed(EVENTS, 3)).toBe(0)
    expect(lastActed(EVENTS, null)).toBe(0)
  })
})
