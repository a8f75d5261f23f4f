import { describe, expect, it } from 'vitest'
import { choicesFor, seatsToAct } from '../choices.ts'
import { parseCard } from '../card.ts'
import { scenario } from '../testing/scenario.ts'

describe('a double', () => {
  const offered = scenario({
    hands: [
      'daniel-double-1 daniel-double-2 manuel-open-1',
      'sigrid-open-1 ramon-open-1',
      'daniel-hidden-1 daniel-open-1 rafael-open-2',
      'daniel-fixed_price-1 rafael-open-1',
    ],
  }).after('0 plays daniel-double-1')

  it('[D1] asks every seat, who played it first, also those without a fitting card', () => {
    const asked = [offered]
    for (const line of ['0 declines', '1 declines', '2 declines']) asked.push((asked.at(-1) ?? offered).after(line))
    expect(asked.map(({ state }) => seatsToAct(state))).toEqual([[0], [1], [2], [3]])
    expect(choicesFor(asked[1]?.state ?? offered.state, 1)).toEqual([{ type: 'decline_second' }])
    expect(offered.refusal('2 adds daniel-open-1')).toBe('not_your_turn')
  })

  it('[D2] takes a second painting by the same artist that is no double', () => {
    expect(offered.refusal('0 adds daniel-double-2')).toBe('card_does_not_fit')
    expect(offered.refusal('0 adds manuel-open-1')).toBe('card_does_not_fit')
    expect(offered.refusal('0 adds daniel-open-1')).toBe('card_not_in_hand')
    const asked = offered.after('0 declines', '1 declines')
    const cards = ['daniel-hidden-1', 'daniel-open-1'].map(parseCard)
    expect(choicesFor(asked.state, 2)).toEqual([{ type: 'offer_second', cards }, { type: 'decline_second' }])
    expect(asked.refusal('2 adds rafael-open-2')).toBe('card_does_not_fit')
  })

  it("[D3] the seat that adds it auctions both, under the second card's type, and takes all the money", () => {
    const auction = offered.after('0 declines', '1 declines', '2 adds daniel-open-1')
    expect(auction.state.phase).toMatchObject({ bidding: { type: 'open' }, offer: { opener: 0, auctioneer: 2 } })
    expect(auction.events).toContainEqual({ type: 'auctioneer_changed', from: 0, to: 2 })
    const sold = auction.after('0 bids 33', 'hammer')
    expect(sold.owned(0)).toBe('daniel-double-1 daniel-open-1')
    expect(sold.state.money).toEqual([67, 100, 133, 100])
  })

  it('[D3] the seat that played the double may add the second card, too', () => {
    const own = scenario({ hands: ['manuel-double-1 manuel-one_offer-1 manuel-open-1', 'sigrid-open-1', ''] })
    const auction = own.after('0 plays manuel-double-1', '0 adds manuel-one_offer-1')
    expect(auction.state.phase).toMatchObject({ bidding: { type: 'one_offer' }, offer: { opener: 0, auctioneer: 0 } })
    expect(auction.events.map((event) => event.type)).toEqual(['second_offered', 'auction_started'])
    expect(auction.after('1 bids 5', '2 passes', '0 passes').state.money).toEqual([105, 95, 100])
  })

  it('[D4] the turn goes on from the left of the seat that added it; those in between have lost theirs', () => {
    const auction = offered.after('0 declines', '1 declines', '2 adds daniel-open-1')
    expect(auction.events).toContainEqual({ type: 'turns_skipped', seats: [1], reason: 'double' })
    expect(auction.after('hammer').state.phase).toEqual({ name: 'awaiting_card_play', asked: 3 })
  })

  it('[D4] a seat without a card to play has no turn to lose', () => {
    const table = scenario({ hands: ['manuel-double-1 sigrid-open-1', '', 'manuel-open-1 sigrid-open-2'] })
    const { events } = table.after('0 plays manuel-double-1', '0 declines', '1 declines', '2 adds manuel-open-1')
    expect(events.map((event) => event.type)).not.toContain('turns_skipped')
  })

  it('[D4] nobody is told to be skipped when the next seat adds it', () => {
    const next = scenario({ hands: ['manuel-double-1 sigrid-open-1', 'manuel-open-1 sigrid-open-2', 'ramon-open-1'] })
    const { events } = next.after('0 plays manuel-double-1', '0 declines', '1 adds manuel-open-1')
    expect(events.map((event) => event.type)).not.toContain('turns_skipped')
  })

  it('[D5] if nobody adds one, who played it takes it free, and the turn goes to the left', () => {
    const taken = offered.after('0 declines', '1 declines', '2 declines', '3 declines')
    expect(taken.owned(0)).toBe('daniel-double-1')
    expect(taken.state.money).toEqual([100, 100, 100, 100])
    expect(taken.state.phase).toEqual({ name: 'awaiting_card_play', asked: 1 })
  })

  describe('the worked example of the rulebook', () => {
    // Seats 0 and 1 add nothing, seat 2 adds a hidden-auction card.
    const auction = offered.after('0 declines', '1 declines', '2 adds daniel-hidden-1')

    it('[D3] [T4] [D4] seat 2 wins with 25: the 25 go to the bank, and seat 3 plays next', () => {
      const sold = auction.after('0 seals 20', '1 seals 0', '2 seals 25', '3 seals 24')
      expect(sold.owned(2)).toBe('daniel-double-1 daniel-hidden-1')
      expect(sold.state.money).toEqual([100, 100, 75, 100])
      expect(sold.state.phase).toEqual({ name: 'awaiting_card_play', asked: 3 })
    })

    it('[D3] had another seat won with 25, all 25 would have gone to seat 2', () => {
      const sold = auction.after('0 seals 20', '1 seals 25', '2 seals 24', '3 seals 0')
      expect(sold.state.money).toEqual([100, 75, 125, 100])
      expect(sold.state.phase).toEqual({ name: 'awaiting_card_play', asked: 3 })
    })
  })
})
