import type { Stage } from '@modern-art/protocol'
import { ANONYMOUS } from './anonymous.ts'
import { handedOn } from './changeParty.ts'
import { isNamedOn, isProgram } from './partyRecord.ts'
import type { ChairRecord, PartyRecord, UserId } from './partyRecord.ts'

/** The party once a user has been forgotten: before the game their chair is free, later it stays, under an anonymous name. */
export function withoutUser(party: PartyRecord, stage: Stage, user: UserId): PartyRecord {
  const chair = party.chairs.findIndex((each) => isNamedOn(each, user))
  const removed = party.removed.filter((each) => each !== user)
  if (chair === -1) return removed.length === party.removed.length ? party : { ...party, removed }
  const left: ChairRecord = { kind: 'left', name: ANONYMOUS, ...(isProgramAt(party, chair) && { owner: null }) }
  const after: ChairRecord = stage === 'waiting' ? { kind: 'free' } : left
  return handedOn({ ...party, removed, chairs: party.chairs.with(chair, after) }, chair, stage)
}

/** A bot stays marked as one. */
function isProgramAt({ chairs }: PartyRecord, chair: number): boolean {
  const there = chairs[chair]
  return there !== undefined && isProgram(there)
}
