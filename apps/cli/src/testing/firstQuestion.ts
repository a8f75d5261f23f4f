import { samplesOnly } from '@modern-art/bots'
import type { Question } from '@modern-art/bots'
import { choicesFor, NO_VARIANTS, resolveConfig, startGame, viewFor } from '@modern-art/engine'

/** Seat 0 of three is to play the first card of a game. */
export function firstQuestion(): Question {
  const players = ['Ada', 'Ben', 'Cleo']
  const config = { players, deck: 'rulebook', variants: NO_VARIANTS, startingSeat: 0, seed: 'first' } as const
  const { state } = startGame(resolveConfig(config))
  return { view: viewFor(state, 0), choices: choicesFor(state, 0), rng: () => 42, budget: samplesOnly(1) }
}
