import { describe, expect, it } from 'vitest'
import { choicesFor, seatsToAct } from '../choices.ts'
import { scenario } from '../testing/scenario.ts'

describe('a turn', () => {
  const table = scenario({
    hands: ['manuel-open-1 sigrid-hidden-1', 'daniel-one_offer-1 daniel-open-1', 'ramon-open-1 rafael-open-1'],
  })

  it('[T1] only the seat in turn plays, and only a card of its own hand', () => {
    expect(seatsToAct(table.state)).toEqual([0])
    expect(choicesFor(table.state, 0)).toEqual([{ type: 'play_card', cards: table.state.hands[0] }])
    expect(choicesFor(table.state, 1)).toEqual([])
    expect(table.refusal('1 plays daniel-open-1')).toBe('not_your_turn')
    expect(table.refusal('0 plays daniel-open-1')).toBe('card_not_in_hand')
    expect(table.refusal('0 bids 5')).toBe('wrong_phase')
  })

  it('[T1] the seat that plays a card is its auctioneer', () => {
    const { state, events } = table.after('0 plays manuel-open-1')
    expect(state.phase).toMatchObject({ bidding: { type: 'open' }, offer: { opener: 0, auctioneer: 0 } })
    expect(state.hands.map((hand) => hand.length)).toEqual([1, 2, 2])
    expect(events.map((event) => event.type)).toEqual(['card_played', 'auction_started'])
  })

  it('[T2] the turn goes to the left of the auctioneer, whoever won', () => {
    const { state } = table.after('0 plays manuel-open-1', '2 bids 9', 'hammer')
    expect(state.phase).toEqual({ name: 'awaiting_card_play', asked: 1 })
  })

  it('[T3] a seat with an empty hand is skipped, but still bids', () => {
    const short = scenario({ hands: ['manuel-open-1 manuel-open-2', '', '', 'ramon-open-1'] })
    const auction = short.after('0 plays manuel-open-1')
    expect(seatsToAct(auction.state)).toEqual([0, 1, 2, 3])
    const sold = auction.after('1 bids 7', 'hammer')
    expect(sold.owned(1)).toBe('manuel-open-1')
    expect(sold.state.phase).toEqual({ name: 'awaiting_card_play', asked: 3 })
    expect(sold.events.at(-1)).toEqual({ type: 'turns_skipped', seats: [1, 2], reason: 'empty_hand' })
  })

  it('[T3] a seat that alone has cards plays again and again', () => {
    const alone = scenario({ hands: ['manuel-open-1 manuel-open-2 manuel-open-3', '', ''] })
    const next = alone.after('0 plays manuel-open-1', 'hammer')
    expect(next.state.phase).toEqual({ name: 'awaiting_card_play', asked: 0 })
    expect(next.events.at(-1)).toEqual({ type: 'turns_skipped', seats: [1, 2], reason: 'empty_hand' })
  })

  it('[T4] the winner pays the auctioneer', () => {
    const sold = table.after('0 plays manuel-open-1', '2 bids 30', 'hammer')
    expect(sold.state.money).toEqual([130, 100, 70])
    expect(sold.events).toContainEqual({ type: 'money_paid', payment: { from: 2, to: 0, amount: 30 } })
  })

  it('[T4] an auctioneer who wins pays the bank', () => {
    const sold = table.after('0 plays manuel-open-1', '0 bids 30', 'hammer')
    expect(sold.state.money).toEqual([70, 100, 100])
    expect(sold.events).toContainEqual({ type: 'money_paid', payment: { from: 0, to: null, amount: 30 } })
  })

  it.each([
    ['0', 'amount_too_low'],
    ['-3', 'amount_too_low'],
    ['1', null],
    ['100', null],
    ['101', 'not_enough_money'],
    ['1000000000000000', 'not_enough_money'],
    ['2.5', 'not_a_whole_number'],
    ['NaN', 'not_a_whole_number'],
    ['Infinity', 'not_a_whole_number'],
  ])('[T5] a first bid of %s of 100: %s', (amount, code) => {
    expect(table.after('0 plays manuel-open-1').refusal(`1 bids ${amount}`)).toBe(code)
  })

  it('[T5] a bid must be above the standing bid', () => {
    const standing = table.after('0 plays manuel-open-1', '1 bids 20')
    expect(standing.refusal('2 bids 19')).toBe('amount_too_low')
    expect(standing.refusal('2 bids 20')).toBe('amount_too_low')
    expect(standing.refusal('2 bids 21')).toBeNull()
    expect(choicesFor(standing.state, 2)).toEqual([{ type: 'bid', min: 21, max: 100 }, { type: 'pass' }])
  })

  it('[T5] a seat that cannot top the standing bid can only pass', () => {
    const poor = scenario({ hands: ['manuel-open-1', '', 'ramon-open-1'], money: [50, 20, 50] })
    const standing = poor.after('0 plays manuel-open-1', '2 bids 20')
    expect(choicesFor(standing.state, 1)).toEqual([{ type: 'pass' }])
    expect(standing.refusal('1 bids 21')).toBe('not_enough_money')
    expect(standing.refusal('1 bids 20')).toBe('amount_too_low')
    expect(standing.refusal('1 bids 0.5')).toBe('not_a_whole_number')
  })

  it('[T6] with no bid the auctioneer takes the painting free', () => {
    const taken = table.after('0 plays manuel-open-1', '1 passes', '0 passes', '2 passes')
    expect(taken.owned(0)).toBe('manuel-open-1')
    expect(taken.state.money).toEqual([100, 100, 100])
    expect(taken.events.map((event) => event.type)).toEqual(['passed', 'lot_taken_free'])
  })
})
