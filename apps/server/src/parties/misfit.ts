import { MYSTERY_SEATS } from '@modern-art/engine'
import type { PartyRecord } from './partyRecord.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'

/** Why the settings of a party do not fit its chairs; `null` where they do. */
export function misfit({ settings, chairs }: PartyRecord): Refused | null {
  if (!settings.variants.mysteryHand || chairs.length === MYSTERY_SEATS) return null
  return refuse('variant_needs_other_seats', `the mystery hand is for ${MYSTERY_SEATS} players, not ${chairs.length}`)
}
