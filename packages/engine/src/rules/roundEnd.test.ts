import { describe, expect, it } from 'vitest'
import type { Action } from '../action.ts'
import { formatArtist } from '../artist.ts'
import { formatCard, parseCard } from '../card.ts'
import { quickRandom } from '../chance/quickRandom.ts'
import { seatsToAct } from '../choices.ts'
import type { GameEvent } from '../event.ts'
import { play } from '../play.ts'
import { roundOf } from '../rounds.ts'
import { scenario } from '../testing/scenario.ts'
import type { Scenario } from '../testing/scenario.ts'
import { styledAction } from '../testing/styles.ts'
import { snapshotOf } from '../snapshot.ts'

const fourManuels = 'manuel-open-1 manuel-open-2 manuel-open-3 manuel-hidden-1'
const threeManuels = 'manuel-open-1 manuel-open-2 manuel-open-3'

function only<Type extends GameEvent['type']>(game: Scenario, type: Type): Extract<GameEvent, { type: Type }> {
  const found = game.events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type)
  if (found.length !== 1 || found[0] === undefined) throw new Error(`${found.length} events ${type}, not one`)
  return found[0]
}

describe('the end of a round', () => {
  it.each(['manuel-one_offer-1', 'manuel-fixed_price-1', 'manuel-hidden-2', 'manuel-double-1'])(
    '[E1] [E3] the fifth painting ends the round at once, as %s',
    (card) => {
      const table = scenario({ hands: [`${card} ramon-open-1`, 'sigrid-open-1', 'rafael-open-1'], played: fourManuels })
      const ended = table.after(`0 plays ${card}`)
      expect(roundOf(ended.state)).toBe(2)
      expect(ended.state.phase).toEqual({ name: 'awaiting_card_play', asked: 1 })
      expect(ended.state.past[0]?.played).toHaveLength(5)
      expect(ended.state.past[0]?.lots).toEqual([])
      const { reason, unsold } = only(ended, 'round_ended')
      expect(reason).toBe('fifth_painting')
      expect(unsold).toHaveLength(1)
      expect(ended.events[0]?.type).toBe('card_played')
      expect(ended.events.map((event) => event.type)).not.toContain('auction_started')
    },
  )

  it('[E1] the fourth painting is still auctioned', () => {
    const table = scenario({ hands: ['manuel-hidden-1', 'sigrid-open-1', 'rafael-open-1'], played: threeManuels })
    expect(table.after('0 plays manuel-hidden-1').state.phase).toMatchObject({ bidding: { type: 'hidden' } })
  })

  it('[E2] the fifth as the second card of a double leaves both unsold, and both count', () => {
    const table = scenario({
      hands: ['manuel-double-1 ramon-open-1', 'sigrid-open-1', 'manuel-hidden-1 rafael-open-1'],
      played: threeManuels,
    })
    const ended = table.after('0 plays manuel-double-1', '0 declines', '1 declines', '2 adds manuel-hidden-1')
    expect(roundOf(ended.state)).toBe(2)
    expect(only(ended, 'round_ended').unsold).toHaveLength(2)
    expect(ended.state.past[0]?.played).toHaveLength(5)
    expect(ended.state.past[0]?.lots).toEqual([])
    expect(ended.state.money).toEqual([100, 100, 100])
  })

  it('[E3] the fifth as the double itself asks for no second card', () => {
    const table = scenario({
      hands: ['manuel-double-1 manuel-hidden-2', 'sigrid-open-1', 'rafael-open-1'],
      played: fourManuels,
    })
    const ended = table.after('0 plays manuel-double-1')
    expect(roundOf(ended.state)).toBe(2)
    expect(only(ended, 'round_ended').unsold).toHaveLength(1)
  })

  it.each(['manuel-open-1', 'manuel-double-1'])('[E4] the last card of all hands stays unsold, as %s', (card) => {
    const ended = scenario({ hands: ['', card, ''], turn: 1 }).after(`1 plays ${card}`)
    expect(roundOf(ended.state)).toBe(2)
    expect(only(ended, 'round_ended')).toMatchObject({ reason: 'hands_empty', unsold: ended.state.past[0]?.played })
    expect(ended.state.past[0]?.topThree.map(formatArtist)).toEqual(['manuel'])
  })

  it('[E4] the last card of all hands as the second of a double leaves both unsold', () => {
    const table = scenario({ hands: ['manuel-double-1', '', 'manuel-open-1'] })
    const ended = table.after('0 plays manuel-double-1', '0 declines', '1 declines', '2 adds manuel-open-1')
    expect(only(ended, 'round_ended')).toMatchObject({ reason: 'hands_empty' })
    expect(only(ended, 'round_ended').unsold).toHaveLength(2)
    expect(ended.state.phase).toEqual({ name: 'awaiting_card_play', asked: 0 })
  })

  it('[E4] a last hand that is not empty yet goes on', () => {
    const table = scenario({ hands: ['manuel-open-1', '', 'manuel-open-2'] })
    expect(table.after('0 plays manuel-open-1').state.phase).toMatchObject({ bidding: { type: 'open' } })
  })
})

describe('ranking and tiles', () => {
  function ranked(played: string): Record<string, readonly number[]> {
    const table = scenario({ hands: ['rafael-open-1', '', ''], played })
    return snapshotOf(table.after('0 plays rafael-open-1').state).board
  }

  it('[E5] [E6] most paintings first: 30, 20 and 10', () => {
    const board = ranked('rafael-open-2 rafael-open-3 ramon-open-1 ramon-open-2 sigrid-open-1')
    expect(board).toMatchObject({ rafael: [30, 0, 0, 0], ramon: [20, 0, 0, 0], sigrid: [10, 0, 0, 0] })
    expect(board).toMatchObject({ manuel: [0, 0, 0, 0], daniel: [0, 0, 0, 0] })
  })

  it('[E5] ties go to the left on the board', () => {
    const board = ranked('ramon-open-1 daniel-open-1 sigrid-open-1 manuel-open-1')
    expect(board).toMatchObject({ manuel: [30, 0, 0, 0], sigrid: [20, 0, 0, 0], daniel: [10, 0, 0, 0] })
    expect(board).toMatchObject({ ramon: [0, 0, 0, 0], rafael: [0, 0, 0, 0] })
  })

  it('[E5] a tie for the second place leaves the first alone', () => {
    const board = ranked('rafael-open-2 ramon-open-1 daniel-open-1')
    expect(board).toMatchObject({ rafael: [30, 0, 0, 0], daniel: [20, 0, 0, 0], ramon: [10, 0, 0, 0] })
  })

  it('[E5] tells the tie that decided', () => {
    const table = scenario({ hands: ['rafael-open-1', '', ''], played: 'ramon-open-1 daniel-open-1 daniel-open-2' })
    const { ranking } = only(table.after('0 plays rafael-open-1'), 'round_ended')
    expect(ranking).toEqual([
      { artist: 2, count: 2, tile: 30, aheadByTie: [] },
      { artist: 3, count: 1, tile: 20, aheadByTie: [4] },
      { artist: 4, count: 1, tile: 10, aheadByTie: [] },
      { artist: 0, count: 0, tile: 0, aheadByTie: [] },
      { artist: 1, count: 0, tile: 0, aheadByTie: [] },
    ])
  })

  it('[E6] an artist without a painting gets no tile, even if a place is free', () => {
    const board = ranked('rafael-open-2 daniel-open-1')
    expect(board).toMatchObject({ rafael: [30, 0, 0, 0], daniel: [20, 0, 0, 0] })
    expect(board).toMatchObject({ manuel: [0, 0, 0, 0], sigrid: [0, 0, 0, 0], ramon: [0, 0, 0, 0] })
  })
})

describe('selling to the bank', () => {
  const fillers = ['sigrid-open-1 sigrid-open-2', 'ramon-open-1 ramon-open-2']

  it.each([
    ['first in round 1', [], 30],
    ['third in round 2', ['daniel'], 40],
    [
      'second in round 4, out of the top three in round 3',
      ['daniel', 'manuel sigrid daniel', 'manuel sigrid ramon'],
      60,
    ],
  ])('[E7] the worked example of the rulebook: %s', (_, past, value) => {
    const place = past.length === 0 ? '' : 'manuel-open-1 manuel-open-2 manuel-open-3'
    const others = past.length === 1 ? 'sigrid-hidden-1 sigrid-hidden-2 sigrid-hidden-3' : ''
    const table = scenario({
      hands: ['daniel-open-1 daniel-open-2', '', ''],
      played: `${place} ${others}`,
      past,
    })
    const ended = table.after('0 plays daniel-open-1', '1 bids 10', 'hammer', '0 plays daniel-open-2')
    expect(only(ended, 'paintings_redeemed')).toMatchObject({ seat: 1, total: value })
    expect(ended.state.money).toEqual([110, 90 + value, 100])
  })

  it('[E7] the worked example of the rulebook: nothing in round 3, out of the top three', () => {
    const table = scenario({
      hands: ['daniel-open-1 rafael-open-1', '', ''],
      played: 'manuel-open-1 manuel-open-2 sigrid-open-1 sigrid-open-2 ramon-open-1 ramon-open-2',
      past: ['daniel', 'manuel sigrid daniel'],
    })
    const ended = table.after('0 plays daniel-open-1', '1 bids 10', 'hammer', '0 plays rafael-open-1')
    expect(only(ended, 'paintings_redeemed')).toMatchObject({ seat: 1, total: 0, paintings: [{ value: 0 }] })
    expect(ended.state.money).toEqual([110, 90, 100])
  })

  it('[E7] the worked example of the rulebook as one game: 30, 40, 0 and 60', () => {
    const rounds = [
      'daniel-open-1 daniel-open-2 daniel-open-3 daniel-open-4 daniel-hidden-1',
      'manuel-open-1 manuel-open-2 manuel-open-3 sigrid-open-1 sigrid-open-2 sigrid-open-3 daniel-hidden-2 daniel-hidden-3 manuel-hidden-1 manuel-hidden-2',
      'sigrid-hidden-1 sigrid-hidden-2 ramon-open-1 ramon-open-2 daniel-one_offer-1 manuel-one_offer-1 manuel-one_offer-2 manuel-one_offer-3 manuel-fixed_price-1 manuel-fixed_price-2',
      'daniel-one_offer-2 daniel-one_offer-3 daniel-fixed_price-1 rafael-open-1 rafael-open-2 rafael-open-3 rafael-hidden-1 rafael-hidden-2',
    ].map((cards) => cards.split(' '))
    // Without doubles the turn goes round and round: each seat holds every third card.
    const hands = [0, 1, 2].map((seat) =>
      rounds
        .flat()
        .filter((_, index) => index % 3 === seat)
        .join(' '),
    )
    let { state } = scenario({ hands })
    const values: number[][] = []
    for (const id of rounds.flat()) {
      const card = parseCard(id) ?? 0
      let action: Action = { type: 'play_card', seat: seatsToAct(state)[0] ?? 0, card }
      do {
        const result = play(state, action)
        if (!result.ok) throw new Error(`${id}: ${result.rejection.message}`)
        ;({ state } = result)
        const redeemed = result.events.flatMap((event) => (event.type === 'paintings_redeemed' ? event.paintings : []))
        const daniels = redeemed.filter((painting) => formatCard(painting.card).startsWith('daniel'))
        if (daniels.length > 0) values.push(daniels.map((painting) => painting.value))
        if (state.phase.name !== 'finished') action = styledAction(state, 'passive', quickRandom(1))
      } while (state.phase.name === 'auction')
    }
    expect(state.phase.name).toBe('finished')
    expect(values).toEqual([[30, 30, 30, 30], [40, 40], [0], [60, 60, 60]])
  })

  it('[E7] tiles of earlier rounds count though the artist was out in between', () => {
    const table = scenario({
      hands: ['daniel-open-1 daniel-open-2', ...fillers],
      played: 'daniel-hidden-1 daniel-hidden-2 daniel-hidden-3',
      past: ['daniel', 'manuel'],
    })
    const sold = table.after('0 plays daniel-open-1', '2 bids 10', 'hammer', '1 plays sigrid-open-1', 'hammer')
    const ended = sold.after('2 plays ramon-open-1', 'hammer', '0 plays daniel-open-2')
    expect(ended.state.money).toEqual([110, 120, 90 + 60 + 10])
  })

  it('[E8] bought paintings are discarded and the counts begin again at 0', () => {
    const table = scenario({ hands: ['daniel-open-1 daniel-open-2', '', ''] })
    const ended = table.after('0 plays daniel-open-1', '1 bids 10', 'hammer', '0 plays daniel-open-2')
    expect([0, 1, 2].map(ended.owned)).toEqual(['', '', ''])
    expect(ended.state.played).toEqual([])
  })
})

describe('the next round', () => {
  it('[E9] starts left of the seat that played the last painting', () => {
    const table = scenario({ hands: ['', '', 'manuel-open-1', ''], turn: 2 })
    expect(table.after('2 plays manuel-open-1').state.phase).toEqual({ name: 'awaiting_card_play', asked: 3 })
  })

  it('[E9] starts left of the seat that added the second card', () => {
    const table = scenario({
      hands: ['manuel-double-1', 'manuel-open-1', ''],
      played: 'manuel-open-2 manuel-open-3 manuel-hidden-1',
    })
    const ended = table.after('0 plays manuel-double-1', '0 declines', '1 adds manuel-open-1')
    expect(ended.state.phase).toEqual({ name: 'awaiting_card_play', asked: 2 })
  })

  it('[E9] skips seats without cards where round 4 deals none', () => {
    const table = scenario({
      hands: ['manuel-hidden-2 manuel-double-1', '', 'ramon-open-1'],
      played: fourManuels,
      past: ['manuel', 'manuel'],
    })
    const ended = table.after('0 plays manuel-hidden-2')
    expect(roundOf(ended.state)).toBe(4)
    expect(ended.state.phase).toEqual({ name: 'awaiting_card_play', asked: 2 })
    expect(ended.events.slice(-2)).toEqual([
      { type: 'round_started', round: 4, turn: 2 },
      { type: 'turns_skipped', seats: [1], reason: 'empty_hand' },
    ])
  })

  it('[S4] deals the cards of its round to what is left of the hands', () => {
    const table = scenario({ hands: ['manuel-hidden-2 ramon-open-1', '', '', ''], played: fourManuels })
    const ended = table.after('0 plays manuel-hidden-2')
    expect(ended.state.hands.map((hand) => hand.length)).toEqual([5, 4, 4, 4])
  })
})
