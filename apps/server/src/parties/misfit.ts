import { MYSTERY_SEATS } from '@modern-art/engine'
import type { PartyRecord } from './partyRecord.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'

/** Why the settings of a party do not fit its chairs; `null` where they do. */
export function misfit(party: PartyRecord): Refused | null {
  const { settings, chairs } = party
  if (settings.variants.mysteryHand && chairs.length !== MYSTERY_SEATS) {
    return refuse('variant_needs_other_seats', `the mystery hand is for ${MYSTERY_SEATS} players, not ${chairs.length}`)
  }
  if (settings.access === 'open' && isOwnedTwice(party)) {
    return refuse('own_program', 'at an open table nobody sits with a bot of their own')
  }
  return null
}

/** Whether one person answers for two chairs: among strangers, nobody sees two hands. */
function isOwnedTwice({ chairs }: PartyRecord): boolean {
  const owners = chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.owner ?? chair.user] : []))
  return new Set(owners).size < owners.length
}
