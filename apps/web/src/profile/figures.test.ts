import type { PlayedGame } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { artistCounts, formOf, isWon, placeIn, ratingLine, tradesOf, winShares } from './figures.ts'

function game(places: readonly number[], changes: Partial<PlayedGame> = {}): PlayedGame {
  return {
    code: null,
    endedAt: 0,
    pace: 'live',
    players: places.map((place, seat) => ({ name: `Player ${seat}`, money: 100 - place, place })),
    seat: 0,
    stayed: true,
    rating: null,
    figures: { seasons: [100, 200, 300, 400], bought: [1, 0, 2, 0, 0], paid: 50, worth: 80 },
    ...changes,
  }
}

describe('what games come to', () => {
  it('a victory is one’s own, shared or not, but not a stand-in’s', () => {
    expect(placeIn(game([2, 1, 3]))).toBe(2)
    expect([game([1, 2, 3]), game([1, 1, 3]), game([2, 1, 3])].map(isWon)).toEqual([true, true, false])
    expect(isWon(game([1, 2, 3], { stayed: false }))).toBe(false)
  })

  it('the form is the latest twenty games, the latest last', () => {
    const games = Array.from({ length: 25 }, (_, endedAt) => game([1, 2, 3], { endedAt }))
    expect(formOf(games).map(({ endedAt }) => endedAt)).toEqual(Array.from({ length: 20 }, (_, at) => 19 - at))
  })

  it('victories are counted by how many played', () => {
    expect(winShares([game([1, 2, 3]), game([2, 1, 3, 4]), game([3, 1, 2]), game([1, 2, 3, 4, 5])])).toEqual([
      { players: 3, played: 2, won: 1 },
      { players: 4, played: 1, won: 0 },
      { players: 5, played: 1, won: 1 },
    ])
    expect(winShares([])).toEqual([])
  })

  it('artists are ordered by how many of their paintings were bought', () => {
    const counts = artistCounts([game([1, 2, 3]), game([1, 2, 3])])
    expect(counts.map(({ artist, bought }) => [artist, bought])).toEqual([
      [2, 4],
      [0, 2],
      [1, 0],
      [3, 0],
      [4, 0],
    ])
  })

  it('what was paid is compared with what it was worth, where something was paid', () => {
    const figures = { seasons: [], bought: [], paid: 90, worth: 30 }
    const nothing = { seasons: [], bought: [], paid: 0, worth: 20 }
    const games = [game([1, 2, 3]), game([1, 2, 3], { figures }), game([1, 2, 3], { figures: nothing })]
    expect(tradesOf(games)).toEqual({
      paid: 140,
      worth: 110,
      gained: 1,
      games: [
        { paid: 90, worth: 30 },
        { paid: 50, worth: 80 },
      ],
    })
  })

  it('a rating goes on from game to game that counted at its pace', () => {
    const games = [
      game([1, 2, 3], { rating: { before: 1520, after: 1510 } }),
      game([1, 2, 3]),
      game([1, 2, 3], { pace: 'turn_based', rating: { before: 1500, after: 1400 } }),
      game([1, 2, 3], { rating: { before: 1500, after: 1520 } }),
    ]
    expect(ratingLine(games, 'live')).toEqual([1500, 1520, 1510])
    expect(ratingLine(games, 'turn_based')).toEqual([1500, 1400])
    expect(ratingLine([game([1, 2, 3])], 'live')).toEqual([])
  })
})
