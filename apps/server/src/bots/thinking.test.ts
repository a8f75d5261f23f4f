import { OPPONENTS } from '@modern-art/bots'
import { NO_VARIANTS, choicesFor, play, resolveConfig, startGame, viewFor } from '@modern-art/engine'
import { expect, it } from 'vitest'
import { thinkAs } from './thinking.ts'

const { state } = startGame(
  resolveConfig({
    players: ['Ada', 'Ben', 'Cleo'],
    deck: 'rulebook',
    variants: NO_VARIANTS,
    startingSeat: 0,
    seed: 'thinking',
  }),
)

it.each(OPPONENTS)('%s answers at a table online', async (bot) => {
  const action = await thinkAs({ bot, view: viewFor(state, 0), choices: choicesFor(state, 0) })
  expect(play(state, action).ok).toBe(true)
})
