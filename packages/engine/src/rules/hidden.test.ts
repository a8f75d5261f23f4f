import { describe, expect, it } from 'vitest'
import { choicesFor, seatsToAct } from '../choices.ts'
import { scenario } from '../testing/scenario.ts'

describe('a hidden auction', () => {
  const auction = scenario({
    hands: ['manuel-open-1', 'sigrid-hidden-1 sigrid-open-1', 'daniel-open-1', 'rafael-open-1'],
    turn: 1,
  }).after('1 plays sigrid-hidden-1')

  it('[H1] everyone submits once, in any order, from 0 to all their money', () => {
    expect(seatsToAct(auction.state)).toEqual([0, 1, 2, 3])
    expect(choicesFor(auction.state, 3)).toEqual([{ type: 'submit_bid', min: 0, max: 100 }])
    const some = auction.after('3 seals 0', '1 seals 100')
    expect(seatsToAct(some.state)).toEqual([0, 2])
    expect(some.refusal('3 seals 5')).toBe('already_submitted')
    expect(some.refusal('0 seals 101')).toBe('not_enough_money')
    expect(some.refusal('0 seals -1')).toBe('amount_too_low')
    expect(some.refusal('0 seals 0.5')).toBe('not_a_whole_number')
    expect(some.refusal('0 passes')).toBe('wrong_phase')
  })

  it('[H2] the highest wins, and every amount is revealed', () => {
    const sold = auction.after('0 seals 12', '1 seals 3', '2 seals 0', '3 seals 30')
    expect(sold.owned(3)).toBe('sigrid-hidden-1')
    expect(sold.state.money).toEqual([100, 130, 100, 70])
    const bids = [12, 3, 0, 30].map((amount, seat) => ({ seat, amount }))
    expect(sold.events).toContainEqual({ type: 'bids_revealed', bids, tied: [], winner: 3 })
    expect(sold.state.lots[0]?.bids).toEqual(bids)
  })

  // The auctioneer is seat 1; clockwise from there come 2, 3, 0.
  it.each([
    [[20, 20, 20, 20], 1],
    [[20, 20, 0, 0], 1],
    [[20, 5, 20, 0], 2],
    [[20, 5, 0, 20], 3],
    [[0, 0, 20, 20], 2],
    [[20, 5, 20, 20], 2],
    [[20, 5, 10, 10], 0],
  ])('[H3] of %j the winner is seat %i', (amounts, winner) => {
    const lines = amounts.map((amount, seat) => `${seat} seals ${amount}`)
    expect(auction.after(...lines).owned(winner)).toBe('sigrid-hidden-1')
    expect(auction.after(...lines.toReversed()).owned(winner)).toBe('sigrid-hidden-1')
  })

  it('[H3] tells which seats were tied', () => {
    const { events } = auction.after('0 seals 20', '1 seals 5', '2 seals 20', '3 seals 1')
    expect(events).toContainEqual(expect.objectContaining({ type: 'bids_revealed', tied: [0, 2], winner: 2 }))
  })

  it('[H4] if all are 0 the auctioneer takes it free', () => {
    const taken = auction.after('0 seals 0', '1 seals 0', '2 seals 0', '3 seals 0')
    expect(taken.owned(1)).toBe('sigrid-hidden-1')
    expect(taken.state.money).toEqual([100, 100, 100, 100])
    expect(taken.events.map((event) => event.type)).toEqual(['bid_sealed', 'bids_revealed', 'lot_taken_free'])
  })

  it('[T4] an auctioneer who wins pays the bank', () => {
    const sold = auction.after('0 seals 1', '1 seals 40', '2 seals 2', '3 seals 3')
    expect(sold.state.money).toEqual([100, 60, 100, 100])
  })
})
