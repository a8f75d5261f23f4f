import {
  NO_VARIANTS,
  choicesFor,
  play,
  quickRandom,
  resolveConfig,
  sampleState,
  startGame,
  viewFor,
} from '@modern-art/engine'
import type { GameState } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { hintFor } from './hintMind.ts'

function begun(): GameState {
  const config = resolveConfig({
    players: ['Ada', 'Ben', 'Cleo'],
    deck: 'rulebook',
    variants: NO_VARIANTS,
    startingSeat: 0,
    seed: 'hints',
  })
  return startGame(config).state
}

describe('a hint', () => {
  it('is something that may be done, with two or three reasons', async () => {
    const state = begun()
    const { action, reasons, worth } = await hintFor({
      moves: 0,
      view: viewFor(state, 0),
      choices: choicesFor(state, 0),
    })
    expect(play(state, action).ok).toBe(true)
    expect([2, 3]).toContain(reasons.length)
    expect(worth?.mean).toBeGreaterThanOrEqual(worth?.low ?? Infinity)
    expect(worth?.mean).toBeLessThanOrEqual(worth?.high ?? 0)
  })

  it('is the same for the same question, and does not depend on what the seat cannot see', async () => {
    const state = begun()
    const ask = (other: GameState): ReturnType<typeof hintFor> =>
      hintFor({ moves: 0, view: viewFor(other, 0), choices: choicesFor(other, 0) })
    const hint = await ask(state)
    const redealt = sampleState(viewFor(state, 0), quickRandom(5))
    expect(redealt.hands[1]).not.toEqual(state.hands[1])
    expect(await ask(redealt)).toEqual(hint)
    expect(await ask(state)).toEqual(hint)
  })
})
