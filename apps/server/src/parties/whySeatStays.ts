import type { Stage } from '@modern-art/protocol'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { PartyRecord } from './partyRecord.ts'

/** Why no seat moves to somebody else; `null` if one may. In a rated game a loss, or a victory, would be somebody else's. */
export function whySeatStays({ match }: PartyRecord, stage: Stage): Refused | null {
  if (match?.rated !== true || stage === 'finished') return null
  return refuse('seat_stays', 'in a rated game a seat stays with its person')
}
