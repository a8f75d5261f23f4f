import type { Bot } from './bot.ts'
import { CHARACTER_NAMES, CHARACTERS } from './characters.ts'
import type { CharacterName } from './characters.ts'
import { easy } from './easy.ts'
import { expectedValueBot } from './expectedValue.ts'
import { hard } from './hard.ts'
import { classic, equilibrium, medium } from './temperaments.ts'

/** How strong an opponent one asks for. */
export const LEVELS = ['easy', 'medium', 'hard'] as const

export type Level = (typeof LEVELS)[number]

/** Yardsticks: they play in the arena, and are nobody to meet at a table. */
export const REFERENCES = ['classic', 'equilibrium'] as const

export type ReferenceName = (typeof REFERENCES)[number]

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

const ABOUT: Readonly<Record<Level | ReferenceName, string>> = {
  easy: 'a newcomer: bids up to what a lot is worth now and plays any card',
  medium: 'knows the average worth of lots, counts cards, bids by the book',
  hard: 'samples what it cannot see, studies each rival, and plays to win',
  classic: 'a yardstick: (n - 1) / n of the average, whatever the auction',
  equilibrium: 'a yardstick: 0.93, own lots 0.50, unseen 0.95 of that, prices 0.88',
}

/** A bot described in a few words. */
export function aboutBot(name: BotName): string {
  return isCharacter(name) ? `${CHARACTERS[name].title}: ${CHARACTERS[name].habit}` : ABOUT[name]
}

function isCharacter(name: BotName): name is CharacterName {
  return Object.hasOwn(CHARACTERS, name)
}
