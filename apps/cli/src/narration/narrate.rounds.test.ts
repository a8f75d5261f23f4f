import { rankArtists } from '@modern-art/engine'
import type { GameEvent } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { card, setup, narrated } from '../testing/narrated.ts'
import { narrate } from './narrate.ts'

const OPEN = card('daniel-open-4')
const DOUBLE = card('daniel-double-1')
const HIDDEN = card('daniel-hidden-2')
const FIXED = card('ramon-fixed_price-1')

describe('the beginning', () => {
  it('says who plays, with what, and which variants', () => {
    const table = setup('mysteryHand', 'splitDouble', 'openMoney')
    expect(narrate(table, [{ type: 'game_started', setup: table }], undefined, 200)).toEqual([
      'Modern Art, played by Ada, Ben and Cleo.',
      'They use the rulebook deck. Everyone starts with 100 (amounts are in thousands), and Ben goes first.',
      'Variant mystery hand: after an auction, the auctioneer may flip a card. Nobody owns it, but it counts for the season.',
      'Variant split double: whoever plays a double splits the price with the player who completes it.',
      "Variant open money: everyone's money is public.",
    ])
  })

  it('heads each season with its deal', () => {
    const hands = [[OPEN], [HIDDEN], [DOUBLE]]
    expect(
      narrated(
        { type: 'cards_dealt', round: 1, hands, mystery: [] },
        { type: 'round_started', round: 1, turn: 1 },
        { type: 'cards_dealt', round: 2, hands, mystery: [FIXED] },
        { type: 'round_started', round: 2, turn: 2 },
        { type: 'round_started', round: 4, turn: 0 },
      ),
    ).toMatch(
      /^── Season 1 ─+\n\n {2}1 card for everyone\. Ben plays first\.\n\n[^]*── Season 2 ─+\n\n {2}1 card for everyone, 1 for the mystery hand\. Cleo plays [^]*── Season 4 ─+\n\n {2}No new cards\. Ada plays first\.\n$/,
    )
  })
})

describe('the end of a season', () => {
  const played = ['ramon-open-1', 'ramon-open-2', 'rafael-open-1', 'rafael-open-2', 'manuel-open-1', 'sigrid-open-1']
  const ranking = rankArtists(played.map(card))

  it.each([
    [
      'fifth_painting',
      [OPEN],
      'That is the fifth painting by Daniel Melim: the season is over, and the painting stays unsold.',
    ],
    [
      'fifth_painting',
      [DOUBLE, OPEN],
      'That is the fifth painting by Daniel Melim: the season is over, and both paintings stay unsold.',
    ],
    ['hands_empty', [OPEN], 'Nobody has a card left: the season is over, and the painting stays unsold.'],
  ] as const)('says why: %s %j', (reason, unsold, text) => {
    const [line] = narrate(setup(), [{ type: 'round_ended', round: 1, reason, unsold, ranking }], undefined, 100)
    expect(line).toBe(`  ${text}`)
  })

  it('has no owner to miss for a card of the mystery hand', () => {
    const text = narrated(
      { type: 'mystery_revealed', seat: 1, card: OPEN },
      { type: 'round_ended', round: 1, reason: 'fifth_painting', unsold: [OPEN], ranking },
    )
    expect(text).toContain('\n  That is the fifth painting by Daniel Melim: the season is over.\n')
  })

  it('ranks the artists and explains the ties that a tile depends on, then shows the market and what everyone gets', () => {
    const text = narrated(
      { type: 'round_ended', round: 1, reason: 'hands_empty', unsold: [OPEN], ranking },
      {
        type: 'tiles_placed',
        round: 1,
        tiles: [
          { artist: 3, tile: 30, value: 30 },
          { artist: 4, tile: 20, value: 20 },
          { artist: 0, tile: 10, value: 10 },
        ],
      },
      {
        type: 'paintings_redeemed',
        seat: 0,
        paintings: [
          { card: card('ramon-open-1'), value: 30 },
          { card: card('sigrid-open-1'), value: 0 },
          { card: card('ramon-open-2'), value: 30 },
        ],
        total: 60,
      },
      { type: 'money_paid', payment: { from: null, to: 0, amount: 60 } },
      { type: 'paintings_redeemed', seat: 1, paintings: [{ card: OPEN, value: 0 }], total: 0 },
      { type: 'round_started', round: 2, turn: 0 },
    )
    expect(text).toContain(`── End of season 1 ─────────────────────────────────────────────────────────────

  1st 30  Ramon Martins, 2 paintings (tied with Rafael Silveira, but further
          left in the market)
  2nd 20  Rafael Silveira, 2 paintings
  3rd 10  Manuel Carvalho, 1 painting (tied with Sigrid Thaler, but further left
          in the market)
          Sigrid Thaler, 1 painting
          Daniel Melim, none

  Tiles by season    1    2    3    4  worth
  Manuel Carvalho   10                    10
  Sigrid Thaler      ·                     0
  Daniel Melim       ·                     0
  Ramon Martins     30                    30
  Rafael Silveira   20                    20

  Ada gets 60 for 3 paintings and now has 160: 1 Sigrid Thaler worth nothing and
    2 Ramon Martins at 30 each.
  Ben gets nothing for 1 painting and still has 100: 1 Daniel Melim worth
    nothing.
  Cleo has no paintings and still has 100.

── Season 2`)
  })
})

describe('the end of the game', () => {
  it.each([
    [[90, 120, 90], [1], ['1st  120  Ben', '2nd   90  Ada', '2nd   90  Cleo'], 'Ben wins with 120.'],
    [
      [95, 90, 95],
      [0, 2],
      ['1st  95  Ada', '1st  95  Cleo', '3rd  90  Ben'],
      'Ada and Cleo share the victory with 95 each.',
    ],
  ])('%j', (money, winners, standings, verdict) => {
    const lines = narrate(setup(), [{ type: 'game_ended', money, winners }])
    expect(lines.slice(-5)).toEqual([...standings.map((line) => `  ${line}`), '', `  ${verdict}`])
  })

  it('says why there is no fourth season', () => {
    const rounds = [1, 2, 3].map((round): GameEvent => ({ type: 'tiles_placed', round, tiles: [] }))
    expect(narrated(...rounds, { type: 'game_ended', money: [1, 2, 3], winners: [2] })).toContain(
      '\n  There is no season 4: nobody has a card left to play.\n\n  1st',
    )
  })
})
