import type { Bot } from './bot.ts'
import { easy } from './easy.ts'

export const BOT_NAMES = ['easy'] as const

export type BotName = (typeof BOT_NAMES)[number]

const BOTS: Readonly<Record<BotName, Bot>> = { easy }

export function botNamed(name: BotName): Bot {
  return BOTS[name]
}
