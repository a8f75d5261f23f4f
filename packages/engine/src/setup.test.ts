import { describe, expect, it } from 'vitest'
import { ARTISTS, artistName, formatArtist, parseArtist } from './artist.ts'
import { AUCTION_TYPES } from './auctionType.ts'
import { artistOf, auctionTypeOf, formatCard, parseCard } from './card.ts'
import { seededDeck, seededStart } from './chance/seed.ts'
import { DECK_NAMES, cardsIn } from './deck.ts'
import type { DeckName } from './deck.ts'
import { formatConfig, parseConfig, resolveConfig } from './config.ts'
import { startGame } from './play.ts'
import { configOf, turnsOf } from './testing/games.ts'
import { NO_VARIANTS } from './setup.ts'
import type { GameConfig } from './setup.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve']

function config(players: number, mysteryHand = false): GameConfig {
  return {
    players: NAMES.slice(0, players),
    deck: 'rulebook',
    variants: { ...NO_VARIANTS, mysteryHand },
    startingSeat: 1,
    deckOrder: seededDeck('set-up', 'rulebook'),
  }
}

describe('the vocabulary', () => {
  it('[S2] the artists stand in board order', () => {
    expect(ARTISTS.map(artistName)).toEqual([
      'Manuel Carvalho',
      'Sigrid Thaler',
      'Daniel Melim',
      'Ramon Martins',
      'Rafael Silveira',
    ])
    expect(ARTISTS.map((artist) => parseArtist(formatArtist(artist)))).toEqual(ARTISTS)
    expect(parseArtist('leonardo')).toBeNull()
  })

  it.each<[DeckName, readonly (readonly number[])[]]>([
    [
      'rulebook',
      [
        [3, 3, 2, 2, 2],
        [3, 2, 3, 3, 2],
        [4, 3, 3, 3, 2],
        [3, 3, 3, 3, 3],
        [3, 3, 3, 3, 3],
      ],
    ],
    [
      'classic',
      [
        [3, 3, 2, 2, 2],
        [3, 2, 3, 3, 2],
        [3, 3, 3, 3, 2],
        [3, 3, 3, 3, 3],
        [4, 3, 3, 3, 3],
      ],
    ],
  ])('[S3] the %s deck has 70 paintings in these counts', (deck, counts) => {
    const cards = cardsIn(deck)
    expect(new Set(cards).size).toBe(70)
    expect(
      ARTISTS.map((artist) =>
        AUCTION_TYPES.map((type) => cards.filter((c) => artistOf(c) === artist && auctionTypeOf(c) === type).length),
      ),
    ).toEqual(counts)
  })

  it('[S3] numbers cards of one kind from 1', () => {
    expect(cardsIn('rulebook').map(formatCard)).toContain('daniel-open-4')
    expect(cardsIn('rulebook').map(formatCard)).not.toContain('rafael-open-4')
    expect(cardsIn('classic').map(formatCard)).toContain('rafael-open-4')
    expect(cardsIn('classic').map(formatCard)).not.toContain('daniel-open-4')
  })

  it('reads back every card it writes, and nothing else', () => {
    for (const deck of DECK_NAMES) for (const card of cardsIn(deck)) expect(parseCard(formatCard(card))).toBe(card)
    for (const id of ['', 'manuel', 'manuel-open-0', 'manuel-open-01', 'Manuel-open-1', '__proto__', 'manuel-open-5']) {
      expect(parseCard(id)).toBeNull()
    }
  })

  it('throws on a number that is no card', () => {
    expect(() => formatCard(100)).toThrow('100 is no card')
    expect(() => artistOf(-1)).toThrow('-1 is no card')
  })
})

describe('set-up', () => {
  it.each([3, 4, 5])('[S1] %i players start with 100 each', (players) => {
    expect(startGame(config(players)).state.money).toEqual(Array.from({ length: players }, () => 100))
  })

  it.each([0, 1, 2, 6, 7])('[S1] %i players do not', (players) => {
    const tooFewOrMany = { ...config(3), players: Array.from({ length: players }, () => 'Ada') }
    expect(() => startGame(tooFewOrMany)).toThrow(`not for ${players} players`)
    expect(parseConfig(formatConfig(tooFewOrMany))).toMatchObject({ ok: false, fault: { code: 'bad_players' } })
  })

  it('[M1] a mystery hand is for three', () => {
    expect(() => startGame(config(4, true))).toThrow('not for 4 players with these variants')
  })

  it.each([
    [3, [10, 6, 6, 0]],
    [4, [9, 4, 4, 0]],
    [5, [8, 3, 3, 0]],
  ])('[S4] %i players are dealt %j', (players, deals) => {
    expect(dealsOf(players)).toEqual(deals)
  })

  it('[M1] with a mystery hand three are dealt as four are, and it gets as many', () => {
    expect(dealsOf(3, true)).toEqual([9, 4, 4, 0])
    expect(startGame(config(3, true)).state.mystery).toEqual(config(3).deckOrder.slice(27, 36))
  })

  it('[S5] deals in blocks from the front of the deck', () => {
    const { deckOrder } = config(4)
    const { state } = startGame(config(4))
    expect(state.hands).toEqual([0, 9, 18, 27].map((from) => deckOrder.slice(from, from + 9)))
    expect(state.deck).toEqual(deckOrder.slice(36))
  })

  it('[S6] starts with the configured seat', () => {
    expect(startGame(config(3)).state.phase).toEqual({ name: 'awaiting_card_play', asked: 1 })
  })

  it('[S6] or with one that the seed draws, each equally likely', () => {
    const starts = Array.from({ length: 3000 }, (_, seed) => seededStart(String(seed), 3))
    for (const seat of [0, 1, 2]) {
      const share = starts.filter((start) => start === seat).length / starts.length
      expect(share).toBeGreaterThan(0.29)
      expect(share).toBeLessThan(0.38)
    }
    const { players, deck, variants } = config(5)
    const resolved = resolveConfig({ players, deck, variants, startingSeat: null, seed: 'x' })
    expect(resolved.startingSeat).toBe(seededStart('x', 5))
  })

  it('tells the start of the game', () => {
    expect(startGame(config(4)).events.map((event) => event.type)).toEqual([
      'game_started',
      'cards_dealt',
      'round_started',
    ])
  })
})

/** Cards each hand gets in rounds 1 to 4, as a game of free lots tells it. */
function dealsOf(seats: number, mysteryHand = false): readonly number[] {
  const deals = [0, 0, 0, 0]
  const recipe = {
    seats,
    deck: 'rulebook',
    variants: { ...NO_VARIANTS, mysteryHand },
    style: 'passive',
    seed: 1,
  } as const
  const told = [startGame(configOf(recipe)), ...Array.from(turnsOf(recipe), (turn) => turn.after)]
  for (const event of told.flatMap(({ events }) => events)) {
    if (event.type !== 'cards_dealt') continue
    const sizes = [...event.hands, ...(mysteryHand ? [event.mystery] : [])].map((hand) => hand.length)
    expect(new Set(sizes).size).toBe(1)
    deals[event.round - 1] = sizes[0] ?? 0
  }
  return deals
}
