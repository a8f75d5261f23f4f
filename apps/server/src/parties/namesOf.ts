import type { OnlineBot } from '@modern-art/protocol'
import type { ChairRecord } from './partyRecord.ts'

/** What the bots are called at every table, in all languages. */
const BOT_NAMES: Readonly<Record<OnlineBot, string>> = {
  easy: 'Pia',
  medium: 'Marek',
  hard: 'Aurel',
  hoarder: 'Odile',
  flipper: 'Bruno',
  hypeman: 'Cosmo',
  accountant: 'Ilse',
  sniper: 'Viktor',
}

const NUMERALS = ['', ' II', ' III', ' IV', ' V']

/** By chair, the names that a table knows its people and bots by. Of two with the same name the second is the second of it. */
export function namesOf(chairs: readonly ChairRecord[]): readonly string[] {
  const taken: string[] = []
  for (const chair of chairs) {
    const name = ownName(chair)
    taken.push(NUMERALS.map((numeral) => name + numeral).find((each) => !taken.includes(each)) ?? name)
  }
  return taken
}

function ownName(chair: ChairRecord): string {
  if (chair.kind === 'free') return ''
  return chair.kind === 'bot' ? BOT_NAMES[chair.bot] : chair.name
}
