import { describe, expect, it } from 'vitest'
import { choicesFor, seatsToAct } from '../choices.ts'
import { scenario } from '../testing/scenario.ts'
import { onceAround } from './onceAround.ts'

describe('a one-offer auction', () => {
  const auction = scenario({
    hands: ['manuel-open-1', 'sigrid-one_offer-1 sigrid-open-1', 'daniel-open-1', 'rafael-open-1'],
    turn: 1,
    money: [100, 100, 100, 3],
  }).after('1 plays sigrid-one_offer-1')

  it("[N1] goes once around from the auctioneer's left, the auctioneer last", () => {
    const asked = [auction]
    for (const line of ['2 bids 1', '3 passes', '0 bids 5']) asked.push((asked.at(-1) ?? auction).after(line))
    expect(asked.map(({ state }) => seatsToAct(state))).toEqual([[2], [3], [0], [1]])
    expect(auction.refusal('0 bids 5')).toBe('not_your_turn')
    expect(auction.refusal('1 passes')).toBe('not_your_turn')
  })

  it('[N1] the seats of a once-around, all or the rest, end with the auctioneer', () => {
    expect(onceAround(1, 4)).toEqual([2, 3, 0, 1])
    expect(onceAround(1, 4, 0)).toEqual([0, 1])
    expect(onceAround(3, 4)).toEqual([0, 1, 2, 3])
    expect(onceAround(3, 4, 3)).toEqual([3])
  })

  it('[N1] asks a seat that cannot pay', () => {
    const { state } = auction.after('2 bids 5')
    expect(seatsToAct(state)).toEqual([3])
    expect(choicesFor(state, 3)).toEqual([{ type: 'pass' }])
  })

  it('[N2] each bids above the standing bid, and the last bid wins', () => {
    const last = auction.after('2 bids 10', '3 passes')
    expect(last.refusal('0 bids 10')).toBe('amount_too_low')
    const sold = last.after('0 bids 11', '1 passes')
    expect(sold.owned(0)).toBe('sigrid-one_offer-1')
    expect(sold.state.money).toEqual([89, 111, 100, 3])
    expect(sold.state.phase).toEqual({ name: 'awaiting_card_play', asked: 2 })
  })

  it('[N2] the auctioneer may top all others, and then pays the bank', () => {
    const sold = auction.after('2 bids 10', '3 passes', '0 passes', '1 bids 11')
    expect(sold.owned(1)).toBe('sigrid-one_offer-1')
    expect(sold.state.money).toEqual([100, 89, 100, 3])
  })

  it('[T6] with no bid the auctioneer takes the painting free', () => {
    const taken = auction.after('2 passes', '3 passes', '0 passes', '1 passes')
    expect(taken.owned(1)).toBe('sigrid-one_offer-1')
    expect(taken.state.money).toEqual([100, 100, 100, 3])
  })
})
