import { CHARACTERS, titleOf } from './characters.ts'
import type { BotName, CharacterName, Level, ReferenceName } from './roster.ts'

const ABOUT: Readonly<Record<Level | ReferenceName, string>> = {
  easy: 'a newcomer: bids up to what a lot is worth now and plays any card',
  medium: 'knows the average worth of lots, counts cards, bids by the book',
  hard: 'samples what it cannot see, studies each rival, and plays to win',
  master: 'a neural net that has learnt the game by playing it',
  classic: 'a yardstick: (n - 1) / n of the average, whatever the auction',
  equilibrium: 'a yardstick: 0.93, own lots 0.50, unseen 0.95 of that, prices 0.88',
  bidder60: 'a yardstick: pays and asks 0.6 of the average',
  bidder70: 'a yardstick: pays and asks 0.7 of the average',
  bidder80: 'a yardstick: pays and asks 0.8 of the average',
  bidder110: 'a yardstick: pays and asks 1.1 of the average',
  bidder120: 'a yardstick: pays and asks 1.2 of the average',
}

/** A bot described in a few words. */
export function aboutBot(name: BotName): string {
  return isCharacter(name) ? `${titleOf(name)}: ${CHARACTERS[name].habit}` : ABOUT[name]
}

function isCharacter(name: BotName): name is CharacterName {
  return Object.hasOwn(CHARACTERS, name)
}
