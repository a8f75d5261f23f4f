import { readFile } from 'node:fs/promises'
import type { Bot } from '../bot.ts'
import { botLoader } from '../botLoader.ts'
import { BOT_NAMES } from '../roster.ts'
import type { BotName, WeightsFile } from '../roster.ts'

export function readShipped({ name }: Pick<WeightsFile, 'name'>): Promise<Uint8Array> {
  return readFile(new URL(`../../weights/${name}`, import.meta.url))
}

const load = botLoader(readShipped)
const BOTS = new Map(await Promise.all(BOT_NAMES.map(async (name) => [name, await load(name)] as const)))

/** Any bot, those with weights too, as it is shipped. */
export function shippedBot(name: BotName): Bot {
  const bot = BOTS.get(name)
  if (bot === undefined) throw new RangeError(`there is no bot ${name}`)
  return bot
}
