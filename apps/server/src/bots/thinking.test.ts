import { OPPONENTS, STAND_IN, botNamed } from '@modern-art/bots'
import { NO_VARIANTS, choicesFor, play, resolveConfig, startGame, viewFor } from '@modern-art/engine'
import { expect, it } from 'vitest'
import { readWeights } from './readWeights.ts'
import { playersWith, thinkAs } from './thinking.ts'

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

it('a bot with weights plays by them, and another plays for it only where they cannot be read', async () => {
  const standIn = botNamed(STAND_IN)
  expect(await playersWith(readWeights)('master')).not.toBe(standIn)
  expect(await playersWith(() => Promise.reject(new Error('ENOENT')))('master')).toBe(standIn)
})
