import type { Bot } from './bot.ts'
import { CHARACTERS } from './characters.ts'
import { easy } from './easy.ts'
import { expectedValueBot } from './expectedValue.ts'
import { hard } from './hard.ts'
import { classic, equilibrium, medium } from './temperaments.ts'

/** How strong an opponent one asks for. */
export const LEVELS = ['easy', 'medium', 'hard'] as const

export type Level = (typeof LEVELS)[number]

/** Curators of medium strength, each with a bias. */
export const CHARACTER_NAMES = ['hoarder', 'flipper', 'hypeman', 'accountant', 'sniper'] as const

/** Yardsticks: they play in the arena, and are nobody to meet at a table. */
export const REFERENCES = ['classic', 'equilibrium'] as const

export const BOT_NAMES = [...LEVELS, ...CHARACTER_NAMES, ...REFERENCES] as const

export type BotName = (typeof BOT_NAMES)[number]

const BOTS: Readonly<Record<BotName, Bot>> = {
  easy,
  medium: expectedValueBot(medium),
  hard,
  hoarder: expectedValueBot(CHARACTERS.hoarder.temperamentFor),
  flipper: expectedValueBot(CHARACTERS.flipper.temperamentFor),
  hypeman: expectedValueBot(CHARACTERS.hypeman.temperamentFor),
  accountant: expectedValueBot(CHARACTERS.accountant.temperamentFor),
  sniper: expectedValueBot(CHARACTERS.sniper.temperamentFor),
  classic: expectedValueBot(classic),
  equilibrium: expectedValueBot(equilibrium),
}

export function botNamed(name: BotName): Bot {
  return BOTS[name]
}
