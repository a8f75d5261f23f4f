import { describe, expect, it } from 'vitest'
import { formatCard } from '../card.ts'
import { choicesFor, seatsToAct } from '../choices.ts'
import { roundOf } from '../rounds.ts'
import { scenario } from '../testing/scenario.ts'

const mysteryHand = { mysteryHand: true }
const hands = ['manuel-open-1 manuel-double-1', 'sigrid-open-1 sigrid-open-2', 'daniel-open-1 daniel-open-2']

describe('the variant mysteryHand', () => {
  const sold = scenario({ hands, variants: mysteryHand, mystery: 'ramon-double-1 rafael-open-1' }).after(
    '0 plays manuel-open-1',
    '2 bids 5',
    'hammer',
  )

  it('[M2] after an auction its auctioneer may flip the top card, or not', () => {
    expect(seatsToAct(sold.state)).toEqual([0])
    expect(choicesFor(sold.state, 0)).toEqual([{ type: 'reveal_mystery' }, { type: 'skip_mystery' }])
    expect(sold.refusal('1 flips')).toBe('not_your_turn')
    expect(sold.refusal('0 plays manuel-double-1')).toBe('wrong_phase')
    const skipped = sold.after('0 skips')
    expect(skipped.state.phase).toEqual({ name: 'awaiting_card_play', asked: 1 })
    expect(skipped.state.mystery.map(formatCard)).toEqual(['ramon-double-1', 'rafael-open-1'])
  })

  it('[M2] whoever adds the second card of a double is the auctioneer who is asked', () => {
    const double = scenario({
      hands: ['manuel-double-1 ramon-open-1', 'manuel-open-1 ramon-open-2', 'ramon-open-3'],
      variants: mysteryHand,
      mystery: 'sigrid-open-1',
    }).after('0 plays manuel-double-1', '0 declines', '1 adds manuel-open-1', 'hammer')
    expect(seatsToAct(double.state)).toEqual([1])
    expect(double.after('1 flips').state.phase).toEqual({ name: 'awaiting_card_play', asked: 2 })
  })

  it('[M2] a double that found no second card counts as such an auction', () => {
    const taken = scenario({ hands, variants: mysteryHand, mystery: 'ramon-open-1' }).after(
      '0 plays manuel-double-1',
      '0 declines',
      '1 declines',
      '2 declines',
    )
    expect(taken.state.phase).toEqual({ name: 'mystery', asked: 0 })
  })

  it('[M3] nobody is asked when the mystery hand is empty', () => {
    const empty = scenario({ hands, variants: mysteryHand }).after('0 plays manuel-open-1', 'hammer')
    expect(empty.state.phase).toEqual({ name: 'awaiting_card_play', asked: 1 })
  })

  it('[M4] the flipped card belongs to nobody and counts; a flipped double asks for no second card', () => {
    const flipped = sold.after('0 flips')
    expect(flipped.state.phase).toEqual({ name: 'awaiting_card_play', asked: 1 })
    expect(flipped.state.played.map(formatCard)).toEqual(['manuel-open-1', 'ramon-double-1'])
    expect(flipped.state.mystery.map(formatCard)).toEqual(['rafael-open-1'])
    expect([0, 1, 2].map(flipped.owned)).toEqual(['', '', 'manuel-open-1'])
    expect(flipped.events[0]).toMatchObject({ type: 'mystery_revealed', seat: 0 })
  })

  it('[M5] a flipped fifth painting ends the round; the next one starts left of the seat that flipped it', () => {
    const ended = scenario({
      hands,
      variants: mysteryHand,
      mystery: 'ramon-open-1',
      played: 'ramon-open-2 ramon-open-3 ramon-hidden-1 ramon-hidden-2',
    }).after('0 plays manuel-open-1', '2 bids 5', 'hammer', '0 flips')
    expect(roundOf(ended.state)).toBe(2)
    expect(ended.state.phase).toEqual({ name: 'awaiting_card_play', asked: 1 })
    expect(ended.state.money).toEqual([105, 100, 95 + 20])
    expect(ended.events).toContainEqual(
      expect.objectContaining({ type: 'round_ended', reason: 'fifth_painting', round: 1 }),
    )
  })

  it("[M6] every hand empty looks at the players' hands only, and the next deal follows", () => {
    const ended = scenario({
      hands: ['manuel-open-1', '', ''],
      variants: mysteryHand,
      mystery: 'ramon-open-1 ramon-open-2',
    }).after('0 plays manuel-open-1')
    expect(roundOf(ended.state)).toBe(2)
    expect(ended.state.hands.map((hand) => hand.length)).toEqual([4, 4, 4])
    expect(ended.state.mystery).toHaveLength(6)
    expect(ended.state.mystery.slice(0, 2).map(formatCard)).toEqual(['ramon-open-1', 'ramon-open-2'])
  })
})
