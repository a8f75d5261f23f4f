import type { SeatEvent } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { seenBefore } from './reopening.ts'

const PLAYED: SeatEvent = { type: 'card_played', seat: 0, card: 0 }
const SEASON_END: readonly SeatEvent[] = [
  { type: 'round_ended', round: 1, reason: 'fifth_painting', unsold: [], ranking: [] },
  { type: 'tiles_placed', round: 1, tiles: [] },
  { type: 'paintings_redeemed', seat: 0, paintings: [], total: 0 },
]
const NEXT_SEASON: readonly SeatEvent[] = [
  { type: 'round_started', round: 2, turn: 1 },
  { type: 'turns_skipped', seats: [1], reason: 'empty_hand' },
]

describe('a game that is taken up again', () => {
  it('has all been seen, before the first season has ended', () => {
    expect(seenBefore([])).toBe(0)
    expect(seenBefore([PLAYED, PLAYED])).toBe(2)
  })

  it('shows a season’s end to whoever left before the next began', () => {
    expect(seenBefore([PLAYED, ...SEASON_END, ...NEXT_SEASON])).toBe(2)
  })

  it.each<SeatEvent>([PLAYED, { type: 'mystery_skipped', seat: 1 }])(
    'does not, once somebody has moved: %o',
    (move) => {
      const history = [PLAYED, ...SEASON_END, ...NEXT_SEASON, move]
      expect(seenBefore(history)).toBe(history.length)
    },
  )

  it('does not at the podium, where all seasons can be read', () => {
    const history: SeatEvent[] = [PLAYED, ...SEASON_END, { type: 'game_ended', money: [1, 2, 3], winners: [2] }]
    expect(seenBefore(history)).toBe(history.length)
  })
})
