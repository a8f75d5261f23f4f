import { CHARACTER_NAMES } from '@modern-art/bots/roster'
import { shuffle } from '@modern-art/engine'
import type { Random, WrittenConfig } from '@modern-art/engine'
import type { OnlineBot } from '@modern-art/protocol'
import { LOG_FORMAT } from '@modern-art/table'
import type { Occupant } from '@modern-art/table/contract'
import type { GameOpening } from '../storage/storage.ts'
import type { Dealer } from './dealer.ts'
import { fairDealOf } from './dealing.ts'
import { namesOf } from './namesOf.ts'
import { rulesOf } from './paces.ts'
import type { ChairRecord, PartyRecord } from './partyRecord.ts'

/** Those that come to a table of their own accord: the characters first, for variety. */
const COMING: readonly OnlineBot[] = [...CHARACTER_NAMES, 'medium']

/** A party whose free chairs bots have taken. */
export function filled(party: PartyRecord, random: Random): PartyRecord {
  const seated = new Set(party.chairs.flatMap((chair) => (chair.kind === 'bot' ? [chair.bot] : [])))
  const coming = shuffle(
    COMING.filter((bot) => !seated.has(bot)),
    random,
  )
  const chairs = party.chairs.map((chair): ChairRecord =>
    chair.kind === 'free' ? { kind: 'bot', bot: coming.shift() ?? 'medium' } : chair,
  )
  return { ...party, chairs }
}

/** The game of a party without free chairs, whose promises are frozen: chances that are not given by now are left out. */
export function beginGame(
  code: string,
  party: PartyRecord,
  here: (chair: number) => boolean,
  dealer: Dealer,
  at: number,
): GameOpening {
  const { chairs, settings } = party
  const { deck, variants, pace, memoryAid } = settings
  const deal = fairDealOf(party, code)
  if (deal === null) throw new Error(`the deal of table ${code} is not frozen`)
  const config: WrittenConfig = { players: namesOf(chairs), deck, variants, ...dealer.deal(deal, deck) }
  const occupants = chairs.map((chair, seat): Occupant => {
    if (chair.kind === 'bot') return { kind: 'bot', bot: chair.bot }
    return { kind: 'person', present: here(seat), standIn: false }
  })
  return { config, rules: rulesOf(pace, memoryAid), occupants, actions: [], at, format: LOG_FORMAT, after: 0 }
}
