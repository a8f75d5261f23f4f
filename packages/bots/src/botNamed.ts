import type { Bot } from './bot.ts'
import { CHARACTERS } from './characters.ts'
import { easy } from './easy.ts'
import { expectedValueBot } from './expectedValue.ts'
import { hard } from './hard.ts'
import type { PlainBotName } from './roster.ts'
import { bidderAt, classic, equilibrium, medium } from './temperaments.ts'

const BOTS: Readonly<Record<PlainBotName, Bot>> = {
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
  bidder60: expectedValueBot(bidderAt(0.6)),
  bidder70: expectedValueBot(bidderAt(0.7)),
  bidder80: expectedValueBot(bidderAt(0.8)),
  bidder110: expectedValueBot(bidderAt(1.1)),
  bidder120: expectedValueBot(bidderAt(1.2)),
}

/** A bot that is all code. The others are loaded (`botLoader`). */
export function botNamed(name: PlainBotName): Bot {
  return BOTS[name]
}
