import { describe, expect, it } from 'vitest'
import { advance } from './advance.ts'
import { cloneState } from './draft.ts'
import { scenario } from './testing/scenario.ts'
import { eventFor, viewFor } from './view.ts'

const hands = ['manuel-hidden-1 manuel-open-1', 'sigrid-open-1 sigrid-open-2', 'daniel-open-1 daniel-open-2']
const table = scenario({ hands, money: [10, 20, 30] })

describe('what a seat may know', () => {
  it('[I1] its own hand and money, and of the others only how many cards', () => {
    const view = viewFor(table.state, 1)
    expect(view.hand).toEqual(table.state.hands[1])
    expect(view.handSizes).toEqual([2, 2, 2])
    expect(view.money).toEqual([null, 20, null])
    expect(view.deckSize).toBe(64)
  })

  it('[I1] [I3] a view has these fields, and whatever is added to them is to be thought about', () => {
    expect(Object.keys(viewFor(table.state, 1))).toEqual([
      'seat',
      'setup',
      'round',
      'phase',
      'hand',
      'handSizes',
      'mysterySize',
      'deckSize',
      'money',
      'played',
      'lots',
      'past',
    ])
  })

  it('[I1] a spectator sees no hand and no money', () => {
    const view = viewFor(table.state, null)
    expect(view.hand).toEqual([])
    expect(view.money).toEqual([null, null, null])
  })

  it('[I1] the mystery hand is but a number', () => {
    const mystery = scenario({ hands, mystery: 'ramon-open-1 ramon-open-2', variants: { mysteryHand: true } })
    expect(viewFor(mystery.state, 0).mysterySize).toBe(2)
  })

  it('[I2] that a bid was sealed is public, its amount only one’s own', () => {
    const sealed = table.after('0 plays manuel-hidden-1', '1 seals 7')
    expect(viewFor(sealed.state, 0).phase).toMatchObject({ bidding: { submitted: [false, true, false], ownBid: null } })
    expect(viewFor(sealed.state, 1).phase).toMatchObject({ bidding: { submitted: [false, true, false], ownBid: 7 } })
    expect(viewFor(sealed.state, null).phase).toMatchObject({
      bidding: { submitted: [false, true, false], ownBid: null },
    })
    expect(sealed.events).toEqual([{ type: 'bid_sealed', seat: 1 }])
  })

  it('[I3] everything played, bought, bid and paid is public, and every sealed bid afterwards', () => {
    const sold = table.after('0 plays manuel-hidden-1', '1 seals 7', '2 seals 8', '0 seals 0')
    const [lot] = viewFor(sold.state, null).lots
    expect(lot).toMatchObject({ auctioneer: 0, buyer: 2, price: 8 })
    expect(lot?.bids).toEqual([0, 7, 8].map((amount, seat) => ({ seat, amount })))
    expect(viewFor(sold.state, 1).played).toEqual(sold.state.played)
  })

  it('[I4] at the end everyone’s money is shown', () => {
    const last = scenario({ hands: ['manuel-open-1', '', ''], money: [1, 2, 3], past: ['daniel', 'daniel', 'daniel'] })
    const ended = last.after('0 plays manuel-open-1')
    expect(viewFor(ended.state, 2).money).toEqual([1, 2, 3])
    expect(viewFor(ended.state, null).money).toEqual([1, 2, 3])
  })

  it('[Y1] with openMoney everyone’s money is public all along', () => {
    const open = scenario({ hands, money: [10, 20, 30], variants: { openMoney: true } })
    expect(viewFor(open.state, 1).money).toEqual([10, 20, 30])
    expect(viewFor(open.state, null).money).toEqual([10, 20, 30])
  })

  it('[I1] of a deal, a seat is told its own cards and how many the others got', () => {
    const dealt = { type: 'cards_dealt', round: 2, hands: [[1], [2], [3]], mystery: [4, 5] } as const
    const toOne = { type: 'cards_dealt', round: 2, own: [2], counts: [1, 1, 1], mysteryCount: 2 }
    expect(eventFor(dealt, 1)).toEqual(toOne)
    expect(eventFor(dealt, null)).toEqual({ ...toOne, own: [] })
  })

  it('keeps what it was when the state is played on in place', () => {
    const draft = cloneState(table.after('0 plays manuel-open-1', '1 bids 3').state)
    const view = viewFor(draft, 0)
    const before = structuredClone(view)
    advance(draft, { type: 'bid', seat: 2, amount: 4 }, null)
    advance(draft, { type: 'pass', seat: 0 }, null)
    advance(draft, { type: 'hammer' }, null)
    expect(view).toEqual(before)
  })
})
