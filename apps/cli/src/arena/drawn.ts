import { BOT_NAMES, CHARACTER_NAMES } from '@modern-art/bots'
import type { BotName } from '@modern-art/bots'

/** Players of whom one is drawn anew for each seat of each deal. */
interface Drawn {
  readonly from: readonly BotName[]
  readonly about: string
}

/** By what is typed for them. */
export const DRAWN: ReadonlyMap<string, Drawn> = new Map([
  ['mixed', { from: BOT_NAMES, about: 'a random bot for every seat of every deal' }],
  ['characters', { from: CHARACTER_NAMES, about: 'a random character for every seat of every deal' }],
])

/** The bots that a player typed so may turn out to be; none for a file of nets or an outside program. */
export function botsBehind(player: string): readonly BotName[] {
  return DRAWN.get(player)?.from ?? BOT_NAMES.filter((name) => name === player)
}
