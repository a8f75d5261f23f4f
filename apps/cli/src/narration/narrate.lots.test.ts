import type { GameEvent } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { card, setup, narrated } from '../testing/narrated.ts'
import { narrate } from './narrate.ts'

const OPEN = card('daniel-open-4')
const DOUBLE = card('daniel-double-1')
const HIDDEN = card('daniel-hidden-2')
const FIXED = card('ramon-fixed_price-1')

const BEN_PLAYS: GameEvent = { type: 'card_played', seat: 1, card: OPEN }
const AUCTION: GameEvent = { type: 'auction_started', auction: 'open', auctioneer: 1, cards: [OPEN] }
const HIDDEN_AUCTION: GameEvent = { type: 'auction_started', auction: 'hidden', auctioneer: 1, cards: [HIDDEN] }
const FIXED_PRICE: GameEvent = { type: 'auction_started', auction: 'fixed_price', auctioneer: 1, cards: [FIXED] }

describe('an open auction', () => {
  it('strings bids, passes and the hammer together', () => {
    expect(
      narrated(
        BEN_PLAYS,
        AUCTION,
        { type: 'bid_placed', seat: 0, amount: 5 },
        { type: 'bid_placed', seat: 2, amount: 9 },
        { type: 'passed', seat: 0 },
        { type: 'passed', seat: 1 },
        { type: 'bid_placed', seat: 1, amount: 10 },
        { type: 'passed', seat: 2 },
        { type: 'hammer_fell' },
        {
          type: 'lot_sold',
          cards: [OPEN],
          auctioneer: 1,
          buyer: 1,
          price: 10,
          payments: [{ from: 1, to: null, amount: 10 }],
        },
      ),
    ).toBe(`Ben plays Daniel Melim, open auction (daniel-open-4)
  Ada bids 5, Cleo 9; Ada and Ben pass; Ben bids 10; Cleo passes; the hammer
    falls.
  Sold to Ben for 10, paid to the bank.
`)
  })

  it('tells what was said so far where it breaks off', () => {
    expect(narrated(BEN_PLAYS, AUCTION, { type: 'bid_placed', seat: 0, amount: 5 })).toMatch(/\n {2}Ada bids 5\.\n$/)
  })

  it('tells of a lot that nobody wants', () => {
    expect(
      narrated(BEN_PLAYS, AUCTION, { type: 'hammer_fell' }, { type: 'lot_taken_free', cards: [OPEN], seat: 1 }),
    ).toMatch(/\n {2}The hammer falls\.\n {2}Nobody bids: Ben takes it for free\.\n$/)
  })

  it('has a blank line before each lot', () => {
    const text = narrated(BEN_PLAYS, AUCTION, { type: 'lot_taken_free', cards: [OPEN], seat: 1 }, BEN_PLAYS)
    expect(text).toContain('\n  Nobody bids: Ben takes it for free.\n\nBen plays')
  })
})

describe('a hidden auction', () => {
  const sealed: readonly GameEvent[] = [
    HIDDEN_AUCTION,
    { type: 'bid_sealed', seat: 2 },
    { type: 'bid_sealed', seat: 0 },
  ]

  it('tells who has made a sealed bid while it runs', () => {
    expect(narrated(...sealed)).toBe('  Cleo and Ada make sealed bids.\n')
  })

  it.each([
    [2, 'Ben and Cleo tie, and the tie goes to Ben, the auctioneer.', [3, 8, 8], [1, 2], 1],
    [
      2,
      'Ada and Cleo tie, and the tie goes to Cleo, the closest clockwise from Ben, the auctioneer.',
      [8, 3, 8],
      [0, 2],
      2,
    ],
  ])('sorts the bids and explains a tie', (_, why, amounts, tied, winner) => {
    const bids = amounts.map((amount, seat) => ({ seat, amount }))
    const text = narrated(...sealed, { type: 'bids_revealed', bids, tied, winner }).replaceAll(/\s+/g, ' ')
    const [first, second] = tied.map((seat) => ['Ada', 'Ben', 'Cleo'][seat])
    const third = ['Ada', 'Ben', 'Cleo'].find((name) => name !== first && name !== second)
    expect(text).toBe(` The sealed bids: ${first} 8, ${second} 8 and ${third} 3. ${why} `)
  })

  it('says nothing of ties where there is none', () => {
    const bids = [0, 0, 0].map((amount, seat) => ({ seat, amount }))
    expect(
      narrated(
        ...sealed,
        { type: 'bids_revealed', bids, tied: [], winner: 1 },
        { type: 'lot_taken_free', cards: [HIDDEN], seat: 1 },
      ),
    ).toBe('  The sealed bids: Ada 0, Ben 0 and Cleo 0.\n  Nobody bids: Ben takes it for free.\n')
  })
})

describe('a fixed price', () => {
  it('is paid by a buyer', () => {
    expect(
      narrated(
        FIXED_PRICE,
        { type: 'price_set', seat: 1, price: 12 },
        { type: 'passed', seat: 2 },
        {
          type: 'lot_sold',
          cards: [FIXED],
          auctioneer: 1,
          buyer: 0,
          price: 12,
          payments: [{ from: 0, to: 1, amount: 12 }],
        },
      ),
    ).toBe('  Ben asks 12; Cleo passes.\n  Sold to Ada for 12, paid to Ben.\n')
  })

  it('is paid by the auctioneer if nobody buys', () => {
    const payments = [{ from: 1, to: null, amount: 12 }]
    expect(
      narrated(FIXED_PRICE, { type: 'lot_sold', cards: [FIXED], auctioneer: 1, buyer: 1, price: 12, payments }),
    ).toBe('  Nobody buys, so Ben has to, for 12, paid to the bank.\n')
  })

  it('of 0 is paid to nobody', () => {
    expect(
      narrated(FIXED_PRICE, { type: 'lot_sold', cards: [FIXED], auctioneer: 1, buyer: 0, price: 0, payments: [] }),
    ).toBe('  Sold to Ada for 0.\n')
  })
})

describe('a double', () => {
  const asked: readonly GameEvent[] = [
    { type: 'card_played', seat: 1, card: DOUBLE },
    { type: 'second_declined', seat: 1 },
    { type: 'second_declined', seat: 2 },
  ]

  it('completed by another has a new auctioneer, and turns that are skipped', () => {
    expect(
      narrated(
        ...asked,
        { type: 'second_offered', seat: 0, card: HIDDEN },
        { type: 'auctioneer_changed', from: 1, to: 0 },
        { type: 'turns_skipped', seats: [2], reason: 'double' },
      ),
    ).toBe(`Ben plays Daniel Melim, double (daniel-double-1)
  Ben and Cleo add nothing.
  Ada adds Daniel Melim, hidden auction (daniel-hidden-2)
  Ada is now the auctioneer of both and takes over the sale from Ben.
  Cleo is skipped: play continues to the left of Ada, who completed the double.
`)
  })

  it('pays both sellers in the variant', () => {
    const events: readonly GameEvent[] = [
      { type: 'auctioneer_changed', from: 1, to: 0 },
      {
        type: 'lot_sold',
        cards: [DOUBLE, HIDDEN],
        auctioneer: 0,
        buyer: 1,
        price: 7,
        payments: [
          { from: 1, to: 0, amount: 4 },
          { from: 1, to: null, amount: 3 },
        ],
      },
    ]
    expect(narrate(setup('splitDouble'), events)).toEqual([
      '  Ada is now the auctioneer of both and splits the price with Ben.',
      '  Both sold to Ben for 7: 4 to Ada and 3 to the bank.',
    ])
  })

  it('that nobody completes is taken free', () => {
    expect(
      narrated(...asked, { type: 'second_declined', seat: 0 }, { type: 'lot_taken_free', cards: [DOUBLE], seat: 1 }),
    ).toBe(
      'Ben plays Daniel Melim, double (daniel-double-1)\n  Nobody adds a second painting: Ben takes it for free.\n',
    )
  })

  it('that nobody bids for is taken free, both of it', () => {
    expect(narrated(AUCTION, { type: 'lot_taken_free', cards: [DOUBLE, OPEN], seat: 0 })).toBe(
      '  Nobody bids: Ada takes both for free.\n',
    )
  })
})

describe('skipped turns and the mystery hand', () => {
  it.each([
    [[2], 'Cleo is skipped: no cards in hand.'],
    [[2, 0], 'Cleo and Ada are skipped: no cards in their hands.'],
  ])('%j', (seats, text) => {
    expect(narrated({ type: 'turns_skipped', seats, reason: 'empty_hand' })).toBe(`  ${text}\n`)
  })

  it('names the card that is flipped', () => {
    expect(narrated({ type: 'mystery_skipped', seat: 0 }, { type: 'mystery_revealed', seat: 1, card: FIXED })).toBe(
      '  Ada leaves the mystery hand alone.\n' +
        '  Ben flips a card from the mystery hand: Ramon Martins (ramon-fixed_price-1)\n',
    )
  })
})
