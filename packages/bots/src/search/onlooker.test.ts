import {
  NO_VARIANTS,
  advance,
  cloneState,
  quickRandom,
  randomAction,
  resolveConfig,
  startGame,
} from '@modern-art/engine'
import type { Action, GameState, Random } from '@modern-art/engine'
import { cardNamed } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import { FIRST_ROUND, LAST_ROUND, MANUEL_LEADS } from '../testing/positions.ts'
import { Onlooker } from './onlooker.ts'

const manuel = cardNamed('manuel-open-1')
const sigrid = cardNamed('sigrid-open-1')

/** An onlooker who has seen the earlier rounds of a game. */
function onlookerOf({ setup, past }: GameState): Onlooker {
  const onlooker = new Onlooker(setup)
  for (const round of past) {
    const sold = new Set(round.lots.flatMap((lot) => lot.cards))
    for (const card of round.played) onlooker.see(card, sold.has(card))
    onlooker.endRound(round)
  }
  return onlooker
}

describe('an onlooker', () => {
  it('thinks more of a lot the more paintings of the artist are out, and twice as much of two', () => {
    const onlooker = onlookerOf(FIRST_ROUND)
    const worths = [1, 2, 3, 4].map(() => {
      onlooker.see(manuel, true)
      return onlooker.worthOfLot([manuel])
    })
    expect(worths).toEqual(worths.toSorted((a, b) => a - b))
    expect(worths[0]).toBeGreaterThan(5)
    expect(worths[3]).toBeLessThanOrEqual(30)
    expect(onlooker.worthOfLot([manuel, manuel])).toBeCloseTo(2 * (worths[3] ?? 0), 4)
  })

  it('remembers the tiles of earlier rounds, but not their paintings', () => {
    const onlooker = onlookerOf(MANUEL_LEADS)
    onlooker.see(manuel, true)
    onlooker.see(sigrid, true)
    expect(onlooker.worthOfLot([manuel])).toBeGreaterThan(onlooker.worthOfLot([sigrid]) + 10)
    expect(onlooker.worthOfLot([manuel])).toBeLessThan(60)
    expect(onlooker.worthOfLot([sigrid])).toBeGreaterThan(3)
    expect([...onlookerOf(LAST_ROUND).past]).toEqual([30, 0, 0, 60, 60])
  })

  it('thinks nothing of an artist when there are no cards left to bring a place', () => {
    const onlooker = onlookerOf(FIRST_ROUND)
    const ids = ['sigrid-open-1', 'daniel-open-1', 'ramon-open-1', 'rafael-open-1']
    for (const id of ids) onlooker.see(cardNamed(id), true)
    const worths = ids.map((id) => Math.round(onlooker.worthOfLot([cardNamed(id)], 0)))
    expect(worths).toEqual([30, 20, 10, 0])
  })

  it.each([1, 2, 3, 4, 5])('hardly mistakes cards flipped from a mystery hand for cards of hands: game %i', (seed) => {
    const players = ['Ada', 'Ben', 'Cleo']
    const variants = { ...NO_VARIANTS, mysteryHand: true }
    const config = { players, deck: 'rulebook', variants, startingSeat: 0, seed: `${seed}` } as const
    const draft = cloneState(startGame(resolveConfig(config)).state)
    const random = quickRandom(seed)
    while (draft.past.length < 2) advance(draft, flipping(draft, random), null)
    const flipped = 9 + 4 + 4 - draft.mystery.length
    expect(flipped).toBeGreaterThan(3)
    // What ended a round may have been two cards of a hand, or a flipped one.
    expect(Math.abs(onlookerOf(draft).cardsInHands - draft.hands.flat().length)).toBeLessThanOrEqual(2)
  })
})

describe('cards in hands, in the eyes of an onlooker', () => {
  const withMystery = startGame(
    resolveConfig({
      players: ['Ada', 'Ben', 'Cleo'],
      deck: 'rulebook',
      variants: { ...NO_VARIANTS, mysteryHand: true },
      startingSeat: 0,
      seed: 'x',
    }),
  ).state

  it('become fewer with every card, or with those that were sold if there is a mystery hand', () => {
    for (const [state, unsold] of [
      [FIRST_ROUND, 1],
      [withMystery, 0],
    ] as const) {
      const onlooker = new Onlooker(state.setup)
      const before = onlooker.cardsInHands
      expect(before).toBe(state.hands.flat().length)
      onlooker.see(manuel, true)
      onlooker.see(sigrid, false)
      expect(onlooker.cardsInHands).toBe(before - 1 - unsold)
    }
  })
})

/** A random action, but every card of the mystery hand that may be flipped is. */
function flipping(state: GameState, random: Random): Action {
  const { phase } = state
  return phase.name === 'mystery' ? { type: 'reveal_mystery', seat: phase.asked } : randomAction(state, random)
}
