import { describe, expect, it } from 'vitest'
import { seatsToAct } from '../choices.ts'
import { scenario } from '../testing/scenario.ts'

describe('an open auction', () => {
  const auction = scenario({
    hands: ['manuel-open-1 ramon-open-1', 'sigrid-open-1', 'daniel-open-1', 'rafael-open-1'],
  }).after('0 plays manuel-open-1')

  it('[O1] anyone bids in any order and again, the auctioneer too', () => {
    const sold = auction.after('2 bids 1', '0 bids 2', '2 bids 3', '1 bids 10', '2 bids 11', 'hammer')
    expect(sold.owned(2)).toBe('manuel-open-1')
    expect(sold.state.money).toEqual([111, 100, 89, 100])
    expect(sold.state.lots[0]?.bids).toEqual([
      { seat: 2, amount: 1 },
      { seat: 0, amount: 2 },
      { seat: 2, amount: 3 },
      { seat: 1, amount: 10 },
      { seat: 2, amount: 11 },
    ])
  })

  it('[O2] the highest bidder may neither raise nor pass', () => {
    const bidding = auction.after('2 bids 5')
    expect(bidding.refusal('2 bids 6')).toBe('own_standing_bid')
    expect(bidding.refusal('2 passes')).toBe('own_standing_bid')
    expect(seatsToAct(bidding.state)).toEqual([0, 1, 3])
  })

  it('[O3] a seat that has passed waits', () => {
    const passed = auction.after('1 bids 5', '2 passes')
    expect(passed.refusal('2 bids 6')).toBe('already_passed')
    expect(passed.refusal('2 passes')).toBe('already_passed')
    expect(seatsToAct(passed.state)).toEqual([0, 3])
  })

  it('[O3] a new bid clears all passes', () => {
    const raised = auction.after('1 bids 5', '2 passes', '3 passes', '0 bids 6')
    expect(seatsToAct(raised.state)).toEqual([1, 2, 3])
    expect(raised.refusal('2 bids 7')).toBeNull()
    expect(raised.after('1 passes', '2 passes').state.phase).toMatchObject({ bidding: { type: 'open' } })
  })

  it('[O3] passes before the first bid are cleared by it too', () => {
    const first = auction.after('1 passes', '2 passes', '3 passes', '0 bids 1')
    expect(seatsToAct(first.state)).toEqual([1, 2, 3])
  })

  it('[O4] it ends when all but the bidder have passed', () => {
    const last = auction.after('3 bids 8', '0 passes', '2 passes')
    expect(last.state.phase).toMatchObject({ bidding: { type: 'open' } })
    const sold = last.after('1 passes')
    expect(sold.owned(3)).toBe('manuel-open-1')
    expect(sold.state.phase).toEqual({ name: 'awaiting_card_play', asked: 1 })
  })

  it('[O4] with no bid it ends when every seat has passed', () => {
    const three = auction.after('0 passes', '2 passes', '3 passes')
    expect(three.state.phase).toMatchObject({ bidding: { type: 'open' } })
    expect(three.after('1 passes').owned(0)).toBe('manuel-open-1')
  })

  it('[O5] the hammer ends it at any time, with or without a bid', () => {
    expect(auction.after('hammer').owned(0)).toBe('manuel-open-1')
    const sold = auction.after('1 bids 4', '2 passes', 'hammer')
    expect(sold.owned(1)).toBe('manuel-open-1')
    expect(sold.events.map((event) => event.type)).toEqual(['hammer_fell', 'lot_sold', 'money_paid'])
  })

  it('[O5] the hammer falls in no other phase', () => {
    expect(auction.after('hammer').refusal('hammer')).toBe('wrong_phase')
  })
})
