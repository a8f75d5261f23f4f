import type { Stage, WireError } from '@modern-art/protocol'
import { whyNoProgram } from '../parties/changeParty.ts'
import { stageForChanges } from '../parties/dealing.ts'
import { chairOf } from '../parties/partyRecord.ts'
import type { PartyRecord } from '../parties/partyRecord.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { StoredTable, User } from '../storage/storage.ts'
import type { Connection } from './connection.ts'

/** Why a table does not let somebody in; `null` if it does. */
export function whyNotIn(
  { party, stage }: Pick<StoredTable, 'party' | 'stage'>,
  { id: user, owner }: User,
  as: Connection['as'],
): WireError | null {
  if (party.removed.includes(user)) return refuse('removed', 'the host has removed this person').error
  const plays = as === 'player' && chairOf(party, user) !== null
  if (owner !== null && !plays) return whyNoProgramComes(party, stage, as)?.error ?? null
  if (plays || stage === 'waiting' || party.settings.spectators) return null
  return refuse('no_spectators', 'this table lets nobody watch').error
}

/** A program comes to play, and for nothing else; `null` if it may. */
function whyNoProgramComes(party: PartyRecord, stage: Stage, as: Connection['as']): Refused | null {
  if (as === 'display' || stageForChanges(party, stage) !== 'waiting') {
    return refuse('not_for_programs', 'programs do not watch')
  }
  return whyNoProgram(party)
}
