import { NO_VARIANTS, auctionTypeOf, play as playAction, resolveConfig, startGame } from '@modern-art/engine'
import type { Action, GameState } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { screenOfState } from '../testing/screens.ts'
import { soundOf, turnComes } from './soundOf.ts'

const AT = { draws: 'after', lasts: 1 } as const

describe('what a beat sounds like', () => {
  it('is a bid, the hammer, coins, paper or applause, or nothing', () => {
    expect(soundOf({ ...AT, name: 'bid', seat: 0, amount: 3 })).toBe('bid')
    expect(soundOf({ ...AT, name: 'gavel', cards: [], buyer: 0, price: 3, revealed: null })).toBe('hammer')
    expect(soundOf({ ...AT, name: 'coins', payments: [], revealed: null })).toBe('coins')
    expect(soundOf({ ...AT, name: 'envelopes', bids: [], tied: [], winner: 0 })).toBe('reveal')
    expect(soundOf({ ...AT, name: 'season', round: 1 })).toBe('applause')
    expect(soundOf({ ...AT, name: 'pass', seat: 0 })).toBeNull()
  })

  it('is never the bell: that is for one’s turn', () => {
    const silent = [
      { ...AT, name: 'deal', round: 1 },
      { ...AT, name: 'card_to_easel', seat: 0, card: 0 },
      { ...AT, name: 'call', call: 1 },
      { ...AT, name: 'fifth', seat: 0, cards: [], artist: 0 },
      { ...AT, name: 'tiles', tiles: [] },
    ] as const
    expect(silent.map(soundOf)).toEqual(silent.map(() => null))
  })
})

describe('one’s turn', () => {
  const deckOrder = resolveConfig({
    players: ['Ada', 'Ben', 'Cleo'],
    deck: 'rulebook',
    variants: NO_VARIANTS,
    startingSeat: 1,
    seed: 'sounds',
  })
  const begun = startGame(deckOrder).state
  const after = (state: GameState, action: Action): GameState => {
    const played = playAction(state, action)
    if (!played.ok) throw new Error(played.rejection.message)
    return played.state
  }
  const open = after(begun, { type: 'play_card', seat: 1, card: openCardOf(begun, 1) })
  const raised = after(open, { type: 'bid', seat: 1, amount: 4 })

  it('comes with a question, once', () => {
    expect(turnComes(null, screenOfState(begun, 1))).toBe(true)
    expect(turnComes(screenOfState(begun, 1), screenOfState(begun, 1))).toBe(false)
  })

  it('comes when nothing was asked before, or something else', () => {
    expect(turnComes(screenOfState(begun, 0), screenOfState(open, 0))).toBe(true)
    expect(turnComes(screenOfState(begun, 1), screenOfState(open, 1))).toBe(true)
  })

  it('is not each raise in an open auction', () => {
    expect(turnComes(screenOfState(open, 0), screenOfState(raised, 0))).toBe(false)
  })

  it('never comes to somebody who only looks on', () => {
    expect(turnComes(null, screenOfState(begun, null))).toBe(false)
    expect(turnComes(null, screenOfState(begun, 0))).toBe(false)
  })
})

function openCardOf({ hands }: GameState, seat: number): number {
  const found = hands[seat]?.find((card) => auctionTypeOf(card) === 'open')
  if (found === undefined) throw new Error('no open auction in this hand')
  return found
}
