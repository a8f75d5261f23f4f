import { randomOf } from '@modern-art/engine'
import type { Bot } from './bot.ts'
import { seatAsked } from './bot.ts'

export const easy: Bot = {
  decide: ({ view, choices, rng }) => randomOf(choices, seatAsked(view), rng),
}
