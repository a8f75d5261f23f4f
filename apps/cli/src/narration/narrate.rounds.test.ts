import { rankArtists } from '@modern-art/engine'
import type { GameEvent } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { card, setup, told } from '../testing/told.ts'
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
      'They use the rulebook deck. Everyone has 100 (amounts are in thousands), and Ben begins.',
      "Variant mystery hand: after an auction, its auctioneer may flip a card that is nobody's but counts for the round.",
      'Variant split double: who plays a double and who completes it share the price.',
      "Variant open money: all see everyone's money.",
    ])
  })

  it('heads each round with its deal', () => {
    const hands = [[OPEN], [HIDDEN], [DOUBLE]]
    expect(
      told(
        { type: 'cards_dealt', round: 1, hands, mystery: [] },
        { type: 'round_started', round: 1, turn: 1 },
        { type: 'cards_dealt', round: 2, hands, mystery: [FIXED] },
        { type: 'round_started', round: 2, turn: 2 },
        { type: 'round_started', round: 4, turn: 0 },
      ),
    ).toMatch(
      /^── Round 1 ─+\n\n {2}1 card for everyone\. Ben is the first to play\.\n\n[^]*── Round 2 ─+\n\n {2}1 card for everyone, 1 for the mystery hand\. Cleo is [^]*── Round 4 ─+\n\n {2}No new cards\. Ada is the first to play\.\n$/,
    )
  })
})

describe('the end of a round', () => {
  const played = ['ramon-open-1', 'ramon-open-2', 'rafael-open-1', 'rafael-open-2', 'manuel-open-1', 'sigrid-open-1']
  const ranking = rankArtists(played.map(card))

  it.each([
    [
      'fifth_painting',
      [OPEN],
      'That is the fifth painting by Daniel Melim: the round is over, and the painting stays unsold.',
    ],
    [
      'fifth_painting',
      [DOUBLE, OPEN],
      'That is the fifth painting by Daniel Melim: the round is over, and both paintings stay unsold.',
    ],
    ['hands_empty', [OPEN], 'Nobody has a card left: the round is over, and the painting stays unsold.'],
  ] as const)('says why: %s %j', (reason, unsold, text) => {
    const [line] = narrate(setup(), [{ type: 'round_ended', round: 1, reason, unsold, ranking }], undefined, 100)
    expect(line).toBe(`  ${text}`)
  })

  it('has no owner to miss for a card of the mystery hand', () => {
    const text = told(
      { type: 'mystery_revealed', seat: 1, card: OPEN },
      { type: 'round_ended', round: 1, reason: 'fifth_painting', unsold: [OPEN], ranking },
    )
    expect(text).toContain('\n  That is the fifth painting by Daniel Melim: the round is over.\n')
  })

  it('ranks the artists and explains the ties that a tile hangs on, then shows the board and what everyone gets', () => {
    const text = told(
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
    expect(text).toContain(`── End of round 1 ──────────────────────────────────────────────────────────────

  1st 30  Ramon Martins, 2 paintings (as many as Rafael Silveira, but further
          left on the board)
  2nd 20  Rafael Silveira, 2 paintings
  3rd 10  Manuel Carvalho, 1 painting (as many as Sigrid Thaler, but further
          left on the board)
          Sigrid Thaler, 1 painting
          Daniel Melim, none

  Tiles of round     1    2    3    4   pays
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

── Round 2`)
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

  it('says why there is no fourth round', () => {
    const rounds = [1, 2, 3].map((round): GameEvent => ({ type: 'tiles_placed', round, tiles: [] }))
    expect(told(...rounds, { type: 'game_ended', money: [1, 2, 3], winners: [2] })).toContain(
      '\n  There is no round 4: nobody has a card left to play.\n\n  1st',
    )
  })
})
